import { collections } from '@domain/firestore/paths';
import type { MailState } from '@domain/mail/mail-state';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import type { ErasureStep } from './erasure-step';
import { waitsAtMostMs } from './is-stuck';

/** The last email: what was erased, and what is retained until when. */
export const notifyPerson: ErasureStep = {
  name: 'tell',
  async run({ id, reference, marks, done }, now) {
    const subject = { collection: collections.personErasures, id };
    await commit('erasure-tell', async (transaction) => {
      const said = (await transaction.get(reference)).get('done') as readonly string[];
      if (said.includes('tell')) return;
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
    const mails = await firestore().collection(collections.mail).where('subject.id', '==', id).get();
    const waits = mails.docs.some((mail) =>
      (['PENDING', 'LEASED', 'RETRY'] as readonly MailState[]).includes(mail.get('state') as MailState),
    );
    const late = now.getTime() - created_at.toMillis() > waitsAtMostMs;
    return waits && !late ? 'waits' : 'done';
  },
};
