import { importRecord, type StoredImport } from '@domain/import/import-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** An import as it is listed. */
export type ListedImport = StoredImport<string> & { readonly id: string };

/** All imports, newest first. */
export const newestImports: ListQuery<ListedImport> = {
  ...rowsOf(importRecord),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
};
