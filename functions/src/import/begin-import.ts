import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { importedCollections } from '@domain/import/import-record';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { imports, progressOf, type StoredImport } from '../records/import/stored-import';

/**
 * office-import-begin: starts an import. The same file, recognized by its hash, is never imported twice: its import is
 * answered instead, wherever it is, unless it was undone. Until a row is handled, its columns are those asked for last.
 */
export const beginImport = callable('office-import-begin', ({ caller, now, parse }) => {
  const { email } = adminOf(caller);
  const { kind, fileHash, fileName, rows, columns, idempotencyKey } = parse();
  const slot = receiptSlot('office-import-begin', idempotencyKey, { kind, fileHash, columns });
  const record = { collection: collections.imports, id: slot.id };
  return answerOnce(slot, now, async (transaction) => {
    const earlier = await transaction.get(
      imports()
        .where('file_hash', '==', fileHash)
        .where('kind', '==', kind)
        .where('state', 'in', ['RUNNING', 'DONE', 'UNDOING'])
        .limit(1),
    );
    const [known] = earlier.docs;
    if (known) {
      const stored = known.data();
      // Nothing was read with the earlier columns, for example because the caller got no answer.
      const isFresh = stored.state === 'RUNNING' && stored.next === 0;
      if (isFresh) transaction.update(known.ref, { columns });
      return progressOf(known.id, isFresh ? { ...stored, columns } : stored);
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const begun: StoredImport = {
      kind,
      file_hash: fileHash,
      file_name: fileName,
      columns,
      state: 'RUNNING',
      rows,
      next: 0,
      made: 0,
      added: 0,
      matched: 0,
      refused: 0,
      removed: 0,
      kept: 0,
      kept_records: [],
      undo_at: { collection: importedCollections[0], after: -1 },
      requested_by: email,
      created_at: Timestamp.fromDate(now),
      finished_at: null,
      undone_at: null,
    };
    transaction.create(imports().doc(record.id), begun);
    audit.append({ action: 'import-begun', changed: { state: 'RUNNING', rows, file_name: fileName } });
    return progressOf(record.id, begun);
  });
});
