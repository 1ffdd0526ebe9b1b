import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { calendarProblemWords } from '@domain/inspector/calendar-problem';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf, type AdminCaller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { config } from '../platform/config';
import { pseudonym } from '../platform/hash';
import { readableRecord } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import {
  busyTimes,
  deleteCalendar,
  privateCalendars,
  sealedAddress,
  shownCalendar,
} from '../records/team/private-calendar';
import { buildChangedMonths } from './build-changed-months';
import { calendarUrl } from './fetch-calendar';
import { readCalendar } from './read-calendar';

/** office-calendar-change: sets an inspector's private calendar and reads it at once, or removes it. */
export const changeCalendar = callable('office-calendar-change', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, uid, address } = parse();
  refuseOthersCalendar(admin, uid);
  const url = address === '' ? null : calendarUrl(address, config.localCalendars);
  if (address !== '' && url === null) throw wrongAddress();
  const slot = receiptSlot('office-calendar-change', idempotencyKey, {
    uid,
    address: pseudonym('calendar-address', address),
  });
  const before = readableRecord(await busyTimes().doc(uid).get())?.days ?? {};
  await answerOnce(slot, now, async (transaction) => {
    const member = readableRecord(await transaction.get(admins().doc(uid)));
    if (!member) throw new AppError('not-found', 'no such member', 'This person isn’t on the team anymore.');
    if (url && !member.inspects) throw notAnInspector();
    const record = { collection: collections.admins, id: uid };
    const trail = await openAuditTrail(transaction, record, admin, now);
    deleteCalendar(transaction, uid);
    if (url) {
      transaction.set(privateCalendars().doc(uid), {
        address: sealedAddress(url.href),
        host: url.hostname,
        next_read_at: Timestamp.fromDate(now),
        read_at: null,
        busy_times: 0,
        skipped: 0,
        failure: null,
        seen: null,
      });
    }
    trail.append({ action: url ? 'private-calendar-changed' : 'private-calendar-removed', changed: {} });
    return { uid };
  });
  await buildChangedMonths(before, {}, now);
  return { calendar: shownCalendar(await readCalendar(uid, now)) };
});

/** An owner may look after everyone's, others after their own. @throws AppError `not-allowed` */
export function refuseOthersCalendar({ uid: own, role }: AdminCaller, uid: string): void {
  if (uid === own || role === 'owner') return;
  throw new AppError(
    'not-allowed',
    'another member’s calendar',
    'Only an owner can do this for someone else.',
  );
}

function wrongAddress(): AppError {
  const sentence = calendarProblemWords('address');
  return new AppError('invalid-input', 'a calendar’s address', sentence, { fields: { address: sentence } });
}

function notAnInspector(): AppError {
  const sentence = 'Only someone who does inspections needs this. Check “Does inspections” and save first.';
  return new AppError('invalid-input', 'not an inspector', sentence, { fields: { address: sentence } });
}
