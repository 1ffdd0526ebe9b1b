import type { Transaction } from 'firebase-admin/firestore';
import type { StoredAdmin } from '@domain/admin/admin-record';
import type { Inspector } from '@domain/inspector/inspector';
import { admins } from '../../platform/admins';
import { readableRecord } from '../../platform/readable';
import { busyNow, busyTimes } from './private-calendar';

/** The member of the team who does a job; null for nobody, or for someone who is no longer on the team. */
export async function readInspector(
  uid: string | null,
  transaction?: Transaction,
): Promise<(Inspector & Pick<StoredAdmin<unknown>, 'inspects'>) | null> {
  if (uid === null) return null;
  const [record, calendar] = [admins().doc(uid), busyTimes().doc(uid)];
  const [snapshot, read] = await (transaction
    ? Promise.all([transaction.get(record), transaction.get(calendar)])
    : Promise.all([record.get(), calendar.get()]));
  const member = readableRecord(snapshot);
  const busy = busyNow(readableRecord(read));
  // No job can be assigned to someone whose access is turned off.
  return member ? { ...member, inspects: member.inspects && member.active, uid, busy } : null;
}
