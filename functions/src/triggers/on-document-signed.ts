import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import type { SigningType } from '@domain/legal/legal-text';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';

/** Renders the PDF as soon as a document is signed; the sweeper renders those it misses. */
function onSigned(name: string, type: SigningType, collection: string) {
  return onDocumentCreated(
    {
      document: `${collection}/{bookingId}`,
      secrets: [appHmacKey],
      memory: '1GiB',
    },
    event(name, async ({ params }) => {
      const { storeSignedPdf } = await import('../signing/store-signed-pdf');
      await storeSignedPdf(type, params.bookingId, new Date());
    }),
  );
}

export const onAgreementSigned = onSigned('document-agreement-signed', 'agreement', collections.agreements);
export const onMediaReleaseSigned = onSigned(
  'document-release-signed',
  'media_release',
  collections.mediaReleases,
);
