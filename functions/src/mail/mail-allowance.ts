import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { isTextKind } from '@domain/mail/mail-state';
import { textLimits } from '@domain/text-message/text-limits';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { config } from '../platform/config';
import { pseudonym } from '../platform/hash';
import { mailAllowances } from '../records/mail/mail-allowance';
import { mails, type MailDocument } from '../records/mail/mail-document';
import type { LeasedMail } from './lease-mail';

type Change = Partial<Pick<MailDocument, 'allowed_on' | 'delayed_at'>>;

export type Allowance =
  /** These emails may be sent as one; `change` applies to each of them. */
  | { readonly delayedUntil: null; readonly change: Change; readonly record: () => void }
  /** The day's allowance for this mailbox is used up. */
  | { readonly delayedUntil: Date };

const free = { delayedUntil: null, change: {}, record: () => undefined } satisfies Allowance;

/**
 * Whether gathered emails, or a text message, may still be sent today. Emails that strangers can't trigger, and those replayed by the
 * office, always may. A failed email counts once, however often it is retried on the same day. Reads only; `record`
 * counts it.
 */
export async function readAllowance(
  transaction: Transaction,
  leased: readonly LeasedMail[],
  now: Date,
): Promise<Allowance> {
  const key = leased[0]?.document.mailbox_key;
  if (!key) return free;
  const change: Change = leased.some(({ document }) => document.delayed_at) ? { delayed_at: null } : {};
  const byOffice = leased.some(({ document }) => document.replayed_at !== null);
  const day = calendarDateIn(business.timeZone, now);
  const counted = leased.some(({ document }) => document.allowed_on === day);
  if (byOffice || counted) return { ...free, change: { ...change, ...(counted && { allowed_on: day }) } };

  const reference = mailAllowances().doc(pseudonym('mail-allowance', `${key}:${day}`));
  const count = (await transaction.get(reference)).data()?.count ?? 0;
  const most = isTextKind(leased[0]?.document.kind ?? null) ? textLimits.aDay : config.strangerMailsADay;
  if (count >= most) {
    return { delayedUntil: instantOf(addDays(day, 1), '00:00', business.timeZone) };
  }
  return {
    delayedUntil: null,
    change: { ...change, allowed_on: day },
    record() {
      const dayStart = Timestamp.fromDate(instantOf(day, '00:00', business.timeZone));
      transaction.set(reference, { count: count + 1, day_start: dayStart });
    },
  };
}

/** Delays emails to the next day, marked so that the office sees it. */
export function delayMails(
  transaction: Transaction,
  leased: readonly LeasedMail[],
  until: Date,
  now: Date,
): void {
  for (const { id, document } of leased) {
    transaction.update(mails().doc(id), {
      state: document.state === 'LEASED' ? 'RETRY' : document.state,
      lease_token: null,
      next_attempt_at: Timestamp.fromDate(until),
      delayed_at: document.delayed_at ?? Timestamp.fromDate(now),
      delayed_until: Timestamp.fromDate(until),
    });
  }
}
