import { importFields } from '@domain/import/import-fields';
import { csvFile } from '@domain/text/csv';
import type { MatchedFile, RowResult } from './run-import';

/** One reason why a row is refused. */
export interface Refusal {
  /** As a spreadsheet numbers it. */
  readonly row: number;
  /** The file's name for the column, or ours for one that has none. */
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** Every reason of every refused row, in the order of the file. */
export function refusalsOf(
  { file, kind, columns }: MatchedFile,
  results: readonly RowResult[],
): readonly Refusal[] {
  return results.flatMap(({ index, problems }) =>
    problems.map(({ field, sentence }) => {
      const column = columns[field];
      return {
        row: file.numbers[index] ?? 0,
        column:
          (column === undefined ? undefined : file.headers[column]) ||
          (importFields[kind].find(({ name }) => name === field)?.label ?? field),
        value: column === undefined ? '' : (file.rows[index]?.[column] ?? ''),
        reason: sentence,
      };
    }),
  );
}

/** The refusals as a CSV file that a spreadsheet opens without running anything in it. */
export function refusalsFile(refusals: readonly Refusal[]): Blob {
  const text = csvFile(
    ['Row', 'Column', 'Value', 'Reason'],
    refusals.map(({ row, column, value, reason }) => [{ number: String(row) }, column, value, reason]),
  );
  // With a byte order mark, by which spreadsheets know the encoding.
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
