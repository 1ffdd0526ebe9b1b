import { collections } from '@domain/firestore/paths';
import { mailNotNeeded } from '@domain/mail/mail-state';
import type { DrillWorld } from './drill-world';
import type { ServedClient } from './served-client';

export interface CheckedMails {
  readonly mailsSent: number;
  /** Copies beyond the first. */
  readonly doubledMails: number;
  /** The maximum copies of one email. */
  readonly mostCopies: number;
  /** Emails that should have been sent and were not. */
  readonly unsent: readonly string[];
  /** Emails that are still queued. */
  readonly waiting: readonly string[];
}

/** The emails that a client's records cause; those of a deleted job may be deleted too. */
function expectedOf({
  leadId,
  referralId,
  bookingId,
  reportMailId,
  deleted,
  erased,
}: ServedClient): string[] {
  if (erased) return [];
  const ofJob = deleted
    ? []
    : [
        `booking_approved_${bookingId}`,
        `signed_agreement_${bookingId}`,
        `signed_media_release_${bookingId}`,
        ...(reportMailId ? [reportMailId] : []),
      ];
  return [
    ...(leadId ? [`request_received_${leadId}`, `office_new_request_${leadId}`] : []),
    ...(referralId
      ? [
          `office_new_referral_${referralId}`,
          `referral_received_${referralId}`,
          `referral_introduction_${referralId}`,
        ]
      : []),
    ...ofJob,
  ];
}

/** Compares the queued emails with those accepted by the mailbox. */
export async function checkMails(
  { project: { db }, provider }: DrillWorld,
  clients: readonly ServedClient[],
): Promise<CheckedMails> {
  const copies = new Map<string, number>();
  for (const { customArgs } of await provider.messages()) {
    for (const id of (customArgs.mail_ids ?? '').split(',')) copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const { docs } = await db.collection(collections.mail).get();
  const states = new Map(docs.map((mail) => [mail.id, mail.get('state') as string]));
  // Dropped because the office had handled the record before its notice was sent.
  const notNeeded = new Set(
    docs.filter((mail) => mail.get('last_error') === mailNotNeeded).map(({ id }) => id),
  );
  const isDropped = (id: string) => id.startsWith('office_new_') && notNeeded.has(id);
  const unsent = docs
    .filter((mail) => {
      const state = mail.get('state') as string;
      if (state === 'DEAD') return !notNeeded.has(mail.id);
      return state === 'SENT' && !copies.has(mail.id);
    })
    .map(({ id }) => `mail ${id}`);
  const never = clients.flatMap((client) =>
    expectedOf(client)
      .filter((id) => states.get(id) !== 'SENT' && !isDropped(id))
      .map((id) => `mail ${id} is ${states.get(id) ?? 'not there'}`),
  );
  const extra = [...copies.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    mailsSent: copies.size,
    doubledMails: extra,
    mostCopies: Math.max(0, ...copies.values()),
    unsent: [...unsent, ...never],
    waiting: docs
      .filter((mail) => ['PENDING', 'RETRY', 'LEASED'].includes(mail.get('state') as string))
      .map(({ id }) => `mail ${id} waits`),
  };
}
