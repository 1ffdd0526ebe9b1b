import { legalDates } from '@domain/business/legal-dates';
import { disclosureSections } from './disclosure-sections';
import { LegalPage } from './legal-page';

/** What a report discloses, to whom, and what it cannot say. */
export function DisclosurePage() {
  return (
    <LegalPage
      title="Disclosure of Findings"
      updated={legalDates.disclosure}
      lead="What a sewer scope shows, what it cannot show, who gets to know, and what we have to gain from it: nothing but the fee."
      sections={disclosureSections}
    />
  );
}
