import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Inspector } from '@domain/inspector/inspector';
import { admins, type Admin } from '../../platform/admins';
import { readTogether } from '../../platform/read-together';
import { readableRecord } from '../../platform/readable';
import { busyNow, busyTimes } from './private-calendar';

/**
 * Those who do inspections, and when that was so. In a transaction, the members who were found are read again with its
 * locks: a query's locks would make everyone wait who notes that a session is used.
 */
export async function readInspectors(
  transaction?: Transaction,
): Promise<{ readonly inspectors: readonly Inspector[]; readonly at: Timestamp }> {
  // Of the role inspector, some are stored as if they did no inspections.
  const [checked, byRole] = await Promise.all([
    admins().where('inspects', '==', true).get(),
    admins().where('role', '==', 'inspector').get(),
  ]);
  const found = mergeById(checked.docs, byRole.docs);
  const references = found.map(({ ref }) => ref);
  const members: readonly DocumentSnapshot<Admin, Admin>[] =
    transaction && references.length > 0 ? await transaction.getAll(...references) : found;
  // After the members: what was written before `at` is in both.
  const times = references.map(({ id }) => busyTimes().doc(id));
  const calendars = await (transaction && times.length > 0
    ? transaction.getAll(...times)
    : readTogether(times));
  const busyOf = new Map(calendars.map((calendar) => [calendar.id, busyNow(readableRecord(calendar))]));
  const inspectors = members.flatMap((member) => {
    const stored = readableRecord(member);
    if (!stored?.active || !stored.inspects) return [];
    return [{ ...stored, uid: member.id, busy: busyOf.get(member.id) ?? {} }];
  });
  const [one, other] = [checked.readTime, byRole.readTime];
  return { inspectors, at: one.toMillis() < other.toMillis() ? one : other };
}

function mergeById<Doc extends { readonly id: string }>(
  first: readonly Doc[],
  second: readonly Doc[],
): Doc[] {
  return [...new Map([...first, ...second].map((doc) => [doc.id, doc])).values()];
}
