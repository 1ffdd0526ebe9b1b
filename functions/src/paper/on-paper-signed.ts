import '../platform/options';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import type { PaperType } from '@domain/legal/legal-text';
import { appHmacKey } from '../platform/config';
import { paperKinds } from './stored-paper';
import { storePaper } from './store-paper';

/** Renders the PDF as soon as a paper is signed; what it misses, the sweeper finds. */
function onSigned(type: PaperType) {
  return onDocumentCreated(
    {
      document: `${paperKinds[type].collection}/{bookingId}`,
      secrets: [appHmacKey],
      memory: '1GiB',
    },
    async (event) => {
      await storePaper(type, event.params.bookingId, new Date());
    },
  );
}

export const onAgreementSigned = onSigned('agreement');
export const onMediaReleaseSigned = onSigned('media_release');
