import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { refuseLateUndo, tooLate } from '@domain/job/refuse-late-undo';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openPropertyTrails } from '../records/property/property-trails';
import { propertyMoves, refuseWhileMoving, type PropertyMove } from '../records/property/stored-move';
import { properties } from '../records/property/stored-property';
import { goOnMoving } from './go-on-moving';

/** office-property-undo: everything that a merge or a split has moved so far goes back, and so do the spellings. */
export const undoPropertyMove = callable('office-property-undo', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const { moveId } = asked;
  const slot = receiptSlot('office-property-undo', idempotencyKey, asked);
  await answerOnce(slot, now, async (transaction) => {
    const reference = propertyMoves().doc(moveId);
    const move = (await transaction.get(reference)).data();
    if (!move) throw tooLate();
    if (move.back) throw new AppError('already-handled', 'was undone', 'This was already undone.');
    refuseLateUndo(move.created_at, now);
    // A move that is still running is turned around.
    if (move.state !== 'RUNNING') await refuseWhileMoving(transaction, [move.from, move.to]);
    await refuseChanged(transaction, move);
    const trails = await openPropertyTrails(transaction, [move.from, move.to], admin, now);
    if (move.kind === 'merge') transaction.update(properties().doc(move.from), { merged_into: null });
    else if (move.unmerged) transaction.update(properties().doc(move.to), { merged_into: move.from });
    transaction.update(reference, {
      state: 'RUNNING',
      back: true,
      to_move: move.moved,
      moved: [],
      finished_at: null,
    });
    trails.append({ action: `${move.kind}-undone`, changed: { merged_into: null } });
    return { moveId };
  });
  return goOnMoving(moveId);
});

/** @throws AppError `already-handled` if one of the properties was merged meanwhile, or has gone with its last job. */
async function refuseChanged(transaction: Transaction, { kind, from, to }: PropertyMove): Promise<void> {
  const intoOf = async (id: string) =>
    (await transaction.get(properties().doc(id))).data()?.merged_into ?? null;
  const [fromInto, toInto] = [await intoOf(from), await intoOf(to)];
  if (toInto === null && fromInto === (kind === 'merge' ? to : null)) return;
  const sentence =
    'These properties have changed since, so this can’t be undone. You can split or merge them again.';
  throw new AppError('already-handled', 'the properties have changed', sentence);
}
