import type { Transaction } from 'firebase-admin/firestore';
import type { StoredAdmin } from '@domain/admin/admin-record';
import type { Inspector } from '@domain/inspector/inspector';
import { admins } from '../../platform/admins';
import { readableRecord } from '../../platform/readable';

/** The member of the team who does a job; null for nobody, or for someone who is no longer on the team. */
export async function readInspector(
  uid: string | null,
  transaction?: Transaction,
): Promise<(Inspector & Pick<StoredAdmin<unknown>, 'inspects'>) | null> {
  if (uid === null) return null;
  const reference = admins().doc(uid);
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  const member = readableRecord(snapshot);
  // No job can be assigned to someone whose access is turned off.
  return member ? { ...member, inspects: member.inspects && member.active, uid } : null;
}
