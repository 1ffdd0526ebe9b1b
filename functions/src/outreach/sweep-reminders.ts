import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { isWanted } from '@domain/contact-preferences/contact-preferences';
import { collections } from '@domain/firestore/paths';
import type { ReminderState } from '@domain/outreach/report-reminder';
import { calendarDateIn } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import { keysInUse, workingKey } from '../records/access/access-keys';
import { readPreferences } from '../records/contact-preferences/stored-preferences';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { readReminderStanding } from '../records/outreach/read-reminder-standing';
import { reports, type StoredReport } from '../records/report/stored-report';
import { eachDue } from './each-due';

/**
 * Queues the reminders whose day has come, each once: its new state and its email are written in one transaction. One that
 * is no longer needed ends too.
 */
export function sweepReminders(now: Date): Promise<number> {
  const due = reports()
    .where('reminder.state', '==', 'waiting')
    .where('reminder.due_on', '<=', calendarDateIn(business.timeZone, now))
    .orderBy('reminder.due_on');
  return eachDue(due, (id) => remind(id, now));
}

/** @returns whether its email was queued. */
function remind(id: string, now: Date): Promise<boolean> {
  return commit('reminder-due', async (transaction) => {
    const reference = reports().doc(id);
    const report = (await transaction.get(reference)).data();
    if (report?.reminder?.state !== 'waiting') return false;
    const state = await nextState(transaction, { id, report }, now);
    if (state === 'waiting') return false;
    transaction.update(reference, {
      reminder: { ...report.reminder, state, at: Timestamp.fromDate(now) },
    });
    if (state !== 'queued') return false;
    writeMailIntent(transaction, {
      kind: 'inspection_reminder',
      subject: { collection: collections.inspectionReports, id },
      recipient: report.client_email,
      now,
      direct: true,
    });
    return true;
  });
}

async function nextState(
  transaction: Transaction,
  reminded: { readonly id: string; readonly report: StoredReport },
  now: Date,
): Promise<ReminderState> {
  const standing = await readReminderStanding(reminded, now, transaction);
  if (standing === 'early' || standing === 'unpaid') return 'waiting';
  if (standing === 'late' || standing === 'booked') return standing;
  if (standing === 'gone' || reminded.report.client_email === '') return 'stopped';
  const keys = await keysInUse({ kind: 'report', subject: reminded.id }, transaction);
  if (!workingKey(keys, now)) return 'stopped';
  const said = await readPreferences(transaction, reminded.report.client_email);
  return isWanted(said, 'reminder') ? 'queued' : 'stopped';
}
