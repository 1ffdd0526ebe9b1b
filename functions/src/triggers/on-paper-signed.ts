import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import type { PaperType } from '@domain/legal/legal-text';
import { storePaper } from '../paper/store-paper';
import { appHmacKey } from '../platform/config';
import { event } from '../platform/event';
import { paperKinds } from '../records/paper/stored-paper';

/** Renders the PDF as soon as a document is signed; the sweeper renders those it misses. */
function onSigned(name: string, type: PaperType) {
  return onDocumentCreated(
    {
      document: `${paperKinds[type].collection}/{bookingId}`,
      secrets: [appHmacKey],
      memory: '1GiB',
    },
    event(name, ({ params }) => storePaper(type, params.bookingId, new Date())),
  );
}

export const onAgreementSigned = onSigned('paper-agreement-signed', 'agreement');
export const onMediaReleaseSigned = onSigned('paper-release-signed', 'media_release');
