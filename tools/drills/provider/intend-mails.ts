import { mailNeeds } from '@domain/mail/mail-need';
import { mailKinds, type MailKind } from '@domain/mail/mail-state';
import type { Random } from '../random';
import { kindRecords } from './kind-records';
import type { Sender } from './load-sender';

export interface IntendedMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly at: Date;
}

interface Intending {
  readonly count: number;
  readonly random: Random;
  readonly from: Date;
  /** Half of the emails are queued in the outage's first minute, the rest over this many hours. */
  readonly hours: number;
}

/** Without reminders and review requests, which also wait for the morning and for the owner’s switch, and text messages. */
const intendedKinds = mailKinds.filter(
  (kind) => mailNeeds[kind] !== 'outreach' && mailNeeds[kind] !== 'text',
);

/** Stores the records for this many emails, cycling through the kinds, and queues the emails. */
export async function intendMails(sender: Sender, wanted: Intending): Promise<IntendedMail[]> {
  const { count, random, from, hours } = wanted;
  const intended: IntendedMail[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = intendedKinds[index % intendedKinds.length]!;
    const afterSeconds = index % 2 === 0 ? random.below(60) : random.below(hours * 3600);
    const at = new Date(from.getTime() + afterSeconds * 1000);
    const email = `${kind.replaceAll('_', '-')}-${index}-${from.getTime()}@example.com`;
    const { records, file, ...source } = kindRecords[kind]({ email, at, random });
    const batch = sender.db.batch();
    for (const { collection, id, fields } of records) {
      batch.set(sender.db.collection(collection).doc(id), fields);
    }
    await batch.commit();
    if (file) await sender.bucket().file(file).save('%PDF', { resumable: false });
    const id = await sender.db.runTransaction((transaction) =>
      Promise.resolve(sender.writeMailIntent(transaction, { kind, ...source, now: at })),
    );
    intended.push({ id, kind, at });
  }
  return intended;
}
