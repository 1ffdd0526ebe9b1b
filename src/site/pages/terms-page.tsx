import { legalDates } from '@domain/business/legal-dates';
import { LegalPage } from './legal-page';
import { termsOfBooking } from './terms-of-booking';
import { termsOfLiability } from './terms-of-liability';
import { termsOfUse } from './terms-of-use';

/** The terms: exactly six sections (requirement P-30). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      updated={legalDates.terms}
      lead="These terms apply when you use this site and book an inspection with us. Before an inspection, we also ask you to sign an agreement. If the two differ, the agreement applies."
      sections={[...termsOfUse, ...termsOfBooking, ...termsOfLiability]}
    />
  );
}
