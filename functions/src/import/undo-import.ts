import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { imports, progressOf } from '../records/import/stored-import';
import { runUndo } from './run-undo';

/** Batches to run before responding; further calls and the sweeper do the rest. */
const batchesAtOnce = 6;

/**
 * office-import-undo: removes everything an import made, and ends one that is not finished. Stored before anything is
 * removed, so that the sweeper finishes an interrupted one; a repeated call continues it.
 */
export const undoImport = callable('office-import-undo', async ({ caller, now, parse }) => {
  const { importId } = parse();
  const reference = imports().doc(importId);
  const record = { collection: collections.imports, id: importId };
  await commit('import-undo-begun', async (transaction) => {
    const run = (await transaction.get(reference)).data();
    if (!run) throw new AppError('not-found', 'no such import', 'This import doesn’t exist anymore.');
    if (run.state === 'UNDOING' || run.state === 'UNDONE') return;
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, { state: 'UNDOING' });
    audit.append({ action: 'undo-begun', changed: { state: 'UNDOING' } });
  });
  const run = await runUndo(importId, batchesAtOnce);
  if (!run) throw new AppError('not-found', 'no such import', 'This import doesn’t exist anymore.');
  return progressOf(importId, run);
});
