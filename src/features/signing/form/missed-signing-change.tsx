import { changedFields } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
import { MissedChange } from '@/shared/unsent/missed-change';

/** Field of the form -> its name in words. */
const labels = {
  client_name: 'Client name',
  property_address: 'Property address',
  inspection_date: 'Inspection date',
  client_signature: 'Signature',
  photo_use_consent: 'Photos',
  video_use_consent: 'Video',
  website_use_consent: 'Website',
  marketing_use_consent: 'Marketing',
  consent_declined: 'No consent',
};

const inWords = (_: string, text: string) =>
  text === 'true' ? 'checked' : text === 'false' ? 'not checked' : text;

/** Lists how the signed document differs from the last submission. */
export function MissedSigningChange({ missed }: { readonly missed: MissedEdit }) {
  return <MissedChange thing="document" missed={missed} changes={changedFields(missed, labels, inWords)} />;
}
