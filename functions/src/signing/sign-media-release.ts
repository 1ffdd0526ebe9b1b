import type { MediaReleaseSubmission } from '@domain/media-release/media-release-submission';
import {
  signedDocuments,
  signingKinds,
  type StoredMediaRelease,
} from '../records/signing/stored-signed-document';
import type { ParsedForm } from '../submission/accept-submission';
import { clientForm } from '../submission/client-form';
import { checkText } from './check-text';
import { currentText } from './signing-texts';
import { signedForm, type Signing } from './signed-fields';

/** The media release (`media_releases`) with its four consents or the answer that there is none, signed by typing a name. */
export function signMediaRelease(data: MediaReleaseSubmission, signing: Signing): ParsedForm {
  checkText(currentText('media_release'), data);
  const form = signedForm('media_release', data, signing);
  return clientForm(
    {
      key: data.booking_id,
      collection: signingKinds.media_release.collection,
      sent: async (transaction, bookingId) =>
        (await transaction.get(signedDocuments('media_release').doc(bookingId))).data(),
      done: 'The media release was already signed',
      ...form,
      fields: (link): Omit<StoredMediaRelease, 'created_at'> => ({
        ...form.fields(link),
        photo_use_consent: data.photo_use_consent,
        video_use_consent: data.video_use_consent,
        website_use_consent: data.website_use_consent,
        marketing_use_consent: data.marketing_use_consent,
        consent_declined: data.consent_declined,
      }),
      logged: { client_name: data.client_name },
      completes: { media_release_signed: true },
    },
    signing.caller,
    signing.now,
  );
}
