import { textKinds } from '@domain/mail/mail-state';
import type { Living } from './living';

/**
 * What can be made wrong. `twice`, `text-twice`: an email or a text message goes out again. `text-at-night`: text messages
 * don't wait for the morning. `choice`: what people chose is forgotten. `ledger`: a row of the ledger is lost.
 * `statement`: a reward is a cent more than was paid out.
 */
export const planted = ['twice', 'text-twice', 'text-at-night', 'choice', 'ledger', 'statement'] as const;
export type Planted = (typeof planted)[number];

const isText = (kind: unknown) => textKinds.some((each) => each === kind);

/** Puts the emails, or the text messages, that were sent back in the queue. */
export async function sendAgain({ db }: Living, again: 'twice' | 'text-twice', now: Date): Promise<void> {
  const { docs } = await db.collection('mail').where('state', '==', 'SENT').get();
  for (const mail of docs) {
    if (isText(mail.get('kind')) === (again === 'text-twice'))
      await mail.ref.update({ state: 'PENDING', next_attempt_at: now });
  }
}

/** Sends the text messages that wait for the morning, as if it were noon. */
export async function sendTextsAtNight({ db, modules }: Living, noon: Date): Promise<void> {
  const { docs } = await db.collection('mail').where('state', 'in', ['PENDING', 'RETRY']).get();
  for (const mail of docs) if (isText(mail.get('kind'))) await modules.deliverMail(mail.id, () => noon);
}

/** Forgets what people chose. */
export async function forgetChoices({ db }: Living): Promise<void> {
  await db.recursiveDelete(db.collection('contact_preferences'));
}

/** Leaves a row of money out of the ledger. */
export async function loseRow({ db }: Living): Promise<void> {
  const { docs } = await db.collection('ledger').where('cents', '>', 0).limit(1).get();
  for (const { ref } of docs) await ref.delete();
}

/** Makes a reward that was paid out a cent more. */
export async function misstate({ db }: Living): Promise<void> {
  const { docs } = await db.collection('rewards').where('state', '==', 'paid').limit(1).get();
  for (const reward of docs) await reward.ref.update({ amount: (reward.get('amount') as number) + 0.01 });
}
