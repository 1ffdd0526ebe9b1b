import { business } from '@domain/business/business';
import { legalDates } from '@domain/business/legal-dates';
import { environment } from '@/environment';
import { LegalPage } from './legal-page';
import { privacyChoices } from './privacy-choices';
import { privacyCollection } from './privacy-collection';
import { privacySharing, type OptionalServices } from './privacy-sharing';
import { privacyStorage } from './privacy-storage';

/** What is kept about people. It names a service that can be switched off only where this build has it on. */
export function PrivacyPage({ services = environment }: { readonly services?: OptionalServices }) {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={legalDates.privacy}
      lead={`${business.name} inspects sewer lines. We ask for what that takes, use it for that, and say here what we keep, where, and for how long.`}
      sections={[...privacyCollection, ...privacySharing(services), ...privacyStorage, ...privacyChoices]}
    />
  );
}
