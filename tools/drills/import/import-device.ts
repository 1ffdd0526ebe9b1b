import { setTimeout as pause } from 'node:timers/promises';
import { columnList, columnsOf, type ImportProgress } from '@domain/import/import-calls';
import { proposeColumns } from '@domain/import/import-fields';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { readCsv } from '@/features/import/read-csv';
import {
  checkFile,
  importFile,
  nextRows,
  type MatchedFile,
  type RowResult,
} from '@/features/import/run-import';
import { callAt } from '../../demo/call-at';
import { adminToken } from '../calls/caller-token';
import type { DrillFile } from './import-files';

const againMs = 250;
const patienceMs = 180_000;
const always = () => true;

/** The office's device, which runs the product's own import. */
export interface ImportDevice {
  readonly check: (file: DrillFile) => Promise<readonly RowResult[]>;
  /**
   * Chooses the file, starts or continues its import, and goes on until `isOver`, as if the page was closed then.
   * @throws Error if a call gets no answer
   */
  readonly run: (file: DrillFile, isOver: (progress: ImportProgress) => boolean) => Promise<ImportProgress>;
  /** Sends the file's first rows once more, as a tab does that got no answer. */
  readonly repeat: (file: DrillFile, progress: ImportProgress) => Promise<ImportProgress>;
  /** Undoes until it is done. @throws Error if a call gets no answer */
  readonly undo: (importId: string) => Promise<ImportProgress>;
}

/** `url` is asked before each call, because another process answers after a kill. */
export function importDevice(url: () => string): ImportDevice {
  const call: CallAsAdmin = (name, request) =>
    callAt(url(), name, request, { from: '203.0.113.7', idToken: adminToken() });
  return {
    async check(file) {
      const matched = await choose(file);
      const results = await checkFile(matched, { call, goesOn: always, onChecked: () => undefined });
      return results ?? [];
    },
    async run(file, isOver) {
      const matched = await choose(file);
      const columns = columnList(matched.kind, matched.columns);
      const begun = await call('office-import-begin', {
        kind: matched.kind,
        fileHash: matched.file.hash,
        fileName: matched.file.name,
        rows: matched.file.rows.length,
        columns,
        idempotencyKey: crypto.randomUUID(),
      });
      let progress = begun;
      const agreed = { ...matched, columns: columnsOf(matched.kind, begun.columns) };
      return importFile(agreed, begun, {
        call,
        goesOn: () => !isOver(progress),
        onProgress(next) {
          progress = next;
        },
      });
    },
    async repeat(file, { importId }) {
      const matched = await choose(file);
      const columns = columnList(matched.kind, matched.columns);
      return call('office-import-rows', { importId, first: 0, columns, rows: nextRows(matched, 0) });
    },
    async undo(importId) {
      let progress = await call('office-import-undo', { importId });
      while (progress.state === 'UNDOING') progress = await call('office-import-undo', { importId });
      return progress;
    },
  };
}

async function choose({ kind, text }: DrillFile): Promise<MatchedFile> {
  const file = await readCsv(new File([text], `${kind}.csv`));
  return { file, kind, columns: proposeColumns(kind, file.headers) };
}

/** Tries again until there is an answer, because a killed process holds its locks for a minute. */
export async function untilAnswered<Answer>(
  task: () => Promise<Answer>,
  goesOn: () => boolean = always,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      await pause(againMs);
      if (!goesOn() || Date.now() > end) throw error;
    }
  }
}
