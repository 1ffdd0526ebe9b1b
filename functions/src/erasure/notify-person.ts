import { collections } from '@domain/firestore/paths';
import { commit } from '../platform/commit';
import { readable } from '../platform/readable';
import { mails } from '../records/mail/mail-document';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ErasureStep } from './erasure-step';
import { waitsAtMostMs } from './is-stuck';

/** The last email: what was erased, and what is retained until when. */
export const notifyPerson: ErasureStep = {
  name: 'tell',
  async run({ id, reference, marks, done }, now) {
    const subject = { collection: collections.personErasures, id };
    await commit('erasure-tell', async (transaction) => {
      const said = (await transaction.get(reference)).data()?.done;
      if (!said || said.includes('tell')) return;
      writeMailIntent(transaction, { kind: 'person_erased', subject, recipient: marks.email, now });
      transaction.update(reference, { done: [...new Set([...said, ...done, 'tell'])] });
    });
    return 'done';
  },
};

/** Retains their address until that email was sent or given up. */
export const untilNotified: ErasureStep = {
  name: 'told',
  async run({ id, created_at }, now) {
    const { docs } = await mails().where('subject.id', '==', id).get();
    const waits = readable(docs).some(({ stored: { state } }) => state !== 'SENT' && state !== 'DEAD');
    const late = now.getTime() - created_at.toMillis() > waitsAtMostMs;
    return waits && !late ? 'waits' : 'done';
  },
};
