import { collections, type CollectionName } from '@domain/firestore/paths';
import { mailLimits, mailNotNeeded, type MailKind } from '@domain/mail/mail-state';
import { officeFiguresId, type OfficeFigures } from '@domain/stats/office-figures';
import type { DrillProject } from '../project/drill-project';
import type { Provider } from '../../mailbox/start-provider';

/** Acknowledged submissions that are not stored. */
export async function findLost(
  { db }: DrillProject,
  acknowledged: ReadonlyMap<string, CollectionName>,
): Promise<string[]> {
  const names = [...new Set(acknowledged.values())];
  const stored = await Promise.all(
    names.map(async (name) => {
      // A questionnaire is stored under its job's id; all submissions have their own id in the log.
      const { docs } = await db.collection(name).select().get();
      return [name, docs.length] as const;
    }),
  );
  const receipts = new Set(
    (await db.collection(collections.formSubmissionsLog).select('record').get()).docs.map(({ id }) => id),
  );
  const withoutLog = [...acknowledged.keys()].filter((id) => !receipts.has(id));
  const expected = (name: CollectionName) =>
    [...acknowledged.values()].filter((collection) => collection === name).length;
  const wrongCounts = stored
    .filter(([name, count]) => count !== expected(name))
    .map(([name, count]) => `${count} of ${expected(name)} in ${name}`);
  return [...withoutLog, ...wrongCounts];
}

interface StoredMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly subjectId: string;
  readonly recipientKey: string;
  readonly state: string;
  /** A notice of a request that the office accepted before it was sent. */
  readonly isNotNeeded: boolean;
  /** One that the office sends, which is not gathered. */
  readonly isDirect: boolean;
  readonly sentAt: number;
}

export interface FloodMails {
  readonly committed: number;
  /** Emails in the mailbox; a batch counts once. */
  readonly sent: number;
  /** Emails of one kind to one recipient within ten minutes of another whose requests still wait. */
  readonly tooSoon: readonly string[];
  readonly unsent: readonly string[];
  /** The number of emails the office got about its requests and referrals. */
  readonly toOffice: number;
}

/** Compares the emails' send times, by the sweeper's clock, with the mailbox contents. */
export async function checkFloodMails({ db }: DrillProject, provider: Provider): Promise<FloodMails> {
  const { docs } = await db.collection(collections.mail).get();
  const mails = docs.map((mail): StoredMail => {
    const sentAt = mail.get('sent_at') as { toMillis(): number } | null;
    return {
      id: mail.id,
      kind: mail.get('kind') as MailKind,
      subjectId: mail.get('subject.id') as string,
      recipientKey: mail.get('recipient_key') as string,
      state: mail.get('state') as string,
      isNotNeeded: mail.get('last_error') === mailNotNeeded,
      isDirect: mail.get('direct') === true,
      sentAt: sentAt?.toMillis() ?? 0,
    };
  });
  const accepted = await db.collection(collections.leads).where('status', '==', 'booked').select().get();
  const handled = new Set(accepted.docs.map(({ id }) => id));
  const all = momentsOf(mails, handled);
  const gathered = momentsOf(
    mails.filter(({ isDirect }) => !isDirect),
    handled,
  );
  const tooSoon = [...gathered].flatMap(([key, sent]) => {
    const of = (when: number) =>
      mails
        .filter(({ recipientKey, sentAt }) => recipientKey === key && sentAt === when)
        .map(({ kind, subjectId }) => `${kind} of ${subjectId}`)
        .join(' and ');
    const sorted = [...sent].toSorted(([a], [b]) => a - b);
    const follows = sorted.slice(1).map(([at], index) => ({ at, before: sorted[index]! }));
    return follows
      .filter(
        ({ at, before: [before, isHandled] }) =>
          !isHandled && at - before < mailLimits.gatherMinutes * 60_000,
      )
      .map(({ at, before: [before] }) => `${of(at)}, ${(at - before) / 1000} s after ${of(before)}`);
  });
  const sent = [...all.values()].reduce((sum, times) => sum + times.size, 0);
  const taken = (await provider.messages()).length;
  const toOffice = new Set(
    mails.filter(({ kind }) => kind.startsWith('office_')).map(({ kind, sentAt }) => `${kind} ${sentAt}`),
  );
  return {
    committed: mails.length,
    sent: taken,
    tooSoon: taken === sent ? tooSoon : [...tooSoon, `${taken} mails in the mailbox, ${sent} by the record`],
    unsent: mails.filter(({ state, isNotNeeded }) => state !== 'SENT' && !isNotNeeded).map(({ id }) => id),
    toOffice: toOffice.size,
  };
}

/** Recipient -> when an email was sent -> whether the office has handled all that it announced. */
function momentsOf(
  mails: readonly StoredMail[],
  handled: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyMap<number, boolean>> {
  const moments = new Map<string, Map<number, boolean>>();
  for (const { recipientKey, sentAt, subjectId } of mails.filter(({ state }) => state === 'SENT')) {
    const sent = moments.get(recipientKey) ?? new Map<number, boolean>();
    moments.set(recipientKey, sent.set(sentAt, (sent.get(sentAt) ?? true) && handled.has(subjectId)));
  }
  return moments;
}

/** Office figures that differ from the stored records. */
export async function checkFigures({ db }: DrillProject): Promise<string[]> {
  const count = async (name: CollectionName) => (await db.collection(name).count().get()).data().count;
  const figures = (await db.collection(collections.stats).doc(officeFiguresId).get()).data() as
    OfficeFigures | undefined;
  const expected = [
    ['requests of the week', figures?.week.requests, await count(collections.leads)],
    ['referrals of the week', figures?.cards.referrals_week, await count(collections.referrals)],
    ['all referrals', figures?.total_referrals, await count(collections.referrals)],
    ['jobs of the week', figures?.cards.booked_week, await count(collections.bookings)],
  ] as const;
  return expected
    .filter(([, shown, there]) => shown !== there)
    .map(([name, shown, there]) => `${name}: ${shown ?? 'none'} shown, ${there} there`);
}
