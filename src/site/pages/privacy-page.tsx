import { business } from '@domain/business/business';
import { legalDates } from '@domain/business/legal-dates';
import { environment } from '@/environment';
import { pushKey } from '@/shared/notifications/push-key';
import { textsOn } from '@/shared/texts/texts-on';
import { LegalPage } from './legal-page';
import { privacyChoices } from './privacy-choices';
import { privacyCollection } from './privacy-collection';
import { privacySharing, type OptionalServices } from './privacy-sharing';
import { privacyStorage } from './privacy-storage';

const usedServices: OptionalServices = { ...environment, pushKey, texts: textsOn };

/** The privacy policy. Optional services are named only if this build uses them. */
export function PrivacyPage({ services = usedServices }: { readonly services?: OptionalServices }) {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={legalDates.privacy}
      lead={`${business.name} inspects sewer lines. We ask only for what that takes and use it only for that. This page says what we keep, where, and for how long.`}
      sections={[...privacyCollection, ...privacySharing(services), ...privacyStorage, ...privacyChoices]}
    />
  );
}
