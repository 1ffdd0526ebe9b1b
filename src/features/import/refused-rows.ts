import { importFields } from '@domain/import/import-fields';
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
export async function refusalsFile(refusals: readonly Refusal[]): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse(
    {
      fields: ['Row', 'Column', 'Value', 'Reason'],
      data: refusals.map(({ row, column, value, reason }) => [row, column, value, reason]),
    },
    { escapeFormulae: true },
  );
  // With a byte order mark, by which spreadsheets know the encoding.
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
