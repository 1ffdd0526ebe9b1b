import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { PropertyMoved } from '@domain/property/property-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openPropertyTrails } from '../records/property/property-trails';
import { propertyMoves, refuseWhileMoving } from '../records/property/stored-move';
import { properties } from '../records/property/stored-property';
import { goOnMoving } from './go-on-moving';
import { readProperty } from './read-property';

/**
 * office-property-merge: two spellings are one property. From the first transaction on, a new job with the first spelling
 * goes to the second's property; the jobs and reports that are there follow step by step. If interrupted, the sweeper or a
 * repeated call continues it.
 */
export const mergeProperty = callable('office-property-merge', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { propertyId: from, intoId: to } = asked;
  const slot = receiptSlot('office-property-merge', idempotencyKey, asked);
  await answerOnce(slot, now, async (transaction): Promise<Pick<PropertyMoved, 'moveId'>> => {
    if (from === to)
      throw new AppError('invalid-input', 'a property into itself', 'Choose another property.');
    await refuseWhileMoving(transaction, [from, to]);
    await readProperty(transaction, from);
    await readProperty(transaction, to);
    const trails = await openPropertyTrails(transaction, [from, to], admin, now);
    transaction.update(properties().doc(from), { merged_into: to });
    transaction.create(propertyMoves().doc(slot.id), {
      kind: 'merge',
      state: 'RUNNING',
      back: false,
      from,
      to,
      unmerged: false,
      to_move: [],
      moved: [],
      requested_by: admin.uid,
      created_at: Timestamp.fromDate(now),
      finished_at: null,
    });
    trails.append({ action: 'merged', changed: { merged_into: to } });
    return { moveId: slot.id };
  });
  return goOnMoving(slot.id);
});
