import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaperType } from '@domain/legal/legal-text';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';

/** Renders the PDF as soon as a document is signed; the sweeper renders those it misses. */
function onSigned(name: string, type: PaperType, collection: string) {
  return onDocumentCreated(
    {
      document: `${collection}/{bookingId}`,
      secrets: [appHmacKey],
      memory: '1GiB',
    },
    event(name, async ({ params }) => {
      const { storePaper } = await import('../paper/store-paper');
      await storePaper(type, params.bookingId, new Date());
    }),
  );
}

export const onAgreementSigned = onSigned('paper-agreement-signed', 'agreement', collections.agreements);
export const onMediaReleaseSigned = onSigned(
  'paper-release-signed',
  'media_release',
  collections.mediaReleases,
);
