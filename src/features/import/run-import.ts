import { AppError } from '@domain/errors/app-error';
import { addressesFull, takeAddresses, type MetAddresses } from '@domain/import/customer-addresses';
import { columnList, type CheckedRow, type ImportProgress } from '@domain/import/import-calls';
import { cellsOf, type ImportColumns } from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import { importLimits } from '@domain/import/import-limits';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { CsvFile } from './read-csv';

/** A file with what is known of its columns. */
export interface MatchedFile {
  readonly file: CsvFile;
  readonly kind: ImportKind;
  readonly columns: ImportColumns;
}

/** A checked row with its number in the file, and the earlier row that describes the same record. */
export interface RowResult extends CheckedRow {
  readonly index: number;
  readonly sameAs: number | null;
}

/** The next rows that one call can hold, from a row on. */
export function nextRows({ file, kind, columns }: MatchedFile, first: number): string[][] {
  const rows: string[][] = [];
  let characters = 0;
  for (const row of file.rows.slice(first, first + importLimits.rowsAtOnce)) {
    const cells = [...cellsOf(kind, columns, row)];
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows.length > 0 && characters > importLimits.charactersAtOnce) break;
    rows.push(cells);
  }
  return rows;
}

interface Progressing {
  readonly call: CallAsAdmin;
  /** Asked after each call. */
  readonly goesOn: () => boolean;
}

/** What an import would do with each row; null if it was broken off. Nothing is written. */
export async function checkFile(
  matched: MatchedFile,
  { call, goesOn, onChecked }: Progressing & { readonly onChecked: (rows: number) => void },
): Promise<readonly RowResult[] | null> {
  const results: RowResult[] = [];
  const described = new Map<string, Described>();
  while (results.length < matched.file.rows.length) {
    const rows = nextRows(matched, results.length);
    const answer = await retried(() => call('office-import-check', { kind: matched.kind, rows }), goesOn);
    if (!goesOn()) return null;
    for (const row of answer.rows) {
      results.push(inItsFile(row, results.length, described));
    }
    onChecked(results.length);
  }
  return results;
}

/** A record that a row describes: the first such row, and what others of the file add to it. */
interface Described extends MetAddresses {
  readonly first: number;
}

/** A checked row beside the earlier ones of its file, which the server doesn't know. */
function inItsFile(row: CheckedRow, index: number, described: Map<string, Described>): RowResult {
  const known = described.get(row.key);
  const record = known ?? { first: index, stored: row.has, taken: new Set() };
  const fresh = takeAddresses(record, row.addresses);
  if (row.key !== '') described.set(row.key, record);
  if (!known) return { ...row, index, sameAs: null };
  const again = { ...row, index, unpaid: false, sameAs: null };
  if (!fresh) return { ...again, outcome: 'refused', problems: [addressesFull] };
  if (fresh.length > 0) return { ...again, outcome: 'added', problems: [] };
  return { ...again, outcome: 'matched', problems: [], sameAs: known.first };
}

/** Imports the rows that are left, and returns how far it came; ends where it is broken off. */
export async function importFile(
  matched: MatchedFile,
  from: ImportProgress,
  { call, goesOn, onProgress }: Progressing & { readonly onProgress: (progress: ImportProgress) => void },
): Promise<ImportProgress> {
  const columns = columnList(matched.kind, matched.columns);
  let progress = from;
  while (progress.state === 'RUNNING' && goesOn()) {
    const { importId, next: first } = progress;
    const rows = nextRows(matched, first);
    progress = await retried(() => call('office-import-rows', { importId, first, columns, rows }), goesOn);
    onProgress(progress);
  }
  return progress;
}

const waitsMs = [1_000, 3_000];

/** Repeats a call that the server could not take just now; each of an import's calls is safe to repeat. */
async function retried<Answer>(task: () => Promise<Answer>, goesOn: () => boolean): Promise<Answer> {
  for (const wait of waitsMs) {
    try {
      return await task();
    } catch (error) {
      const passing = error instanceof AppError && error.code === 'unavailable';
      if (!passing || !goesOn() || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return task();
}
