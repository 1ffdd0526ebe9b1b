import { legalDates } from '@domain/business/legal-dates';
import { disclosureSections } from './disclosure-sections';
import { LegalPage } from './legal-page';

/** What a report discloses, to whom, and its limits. */
export function DisclosurePage() {
  return (
    <LegalPage
      title="Disclosure of Findings"
      updated={legalDates.disclosure}
      lead="What a sewer scope shows, what it can’t show, who gets the findings, and what we stand to gain: nothing but the fee."
      sections={disclosureSections}
    />
  );
}
