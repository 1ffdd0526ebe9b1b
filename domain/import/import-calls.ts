import { array, number, object, string, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { lineOfText } from '../contact/fields';
import { importFields, type ImportColumns } from './import-fields';
import { importKinds, type ImportKind, type ImportState } from './import-kinds';
import { importLimits } from './import-limits';
import type { RowProblem } from './read-row';

const kindField = string().oneOf(importKinds, 'Choose what the file lists.').required();

const rowNumber = number().integer().min(0).max(importLimits.rows);

/** Each row's cells in the order of the kind's fields. */
const rowsField = array()
  .of(array().of(string().defined()).max(32).required())
  .min(1)
  .max(importLimits.rowsAtOnce)
  .required();

/** Field number -> column of the file; -1 for a field without one. */
const columnsField = array()
  .of(number().integer().min(-1).max(importLimits.columns).required())
  .max(32)
  .required();

/** office-import-check: what an import of these rows would do. Nothing is written. */
export const checkImportSchema = object({ kind: kindField, rows: rowsField }).noUnknown().required();

/**
 * office-import-begin: starts an import, or continues the one of the same file. Until a row is handled it takes other
 * columns.
 */
export const beginImportSchema = object({
  kind: kindField,
  /** SHA-256 of the file's bytes, hexadecimal. */
  fileHash: string()
    .matches(/^[0-9a-f]{64}$/, 'This isn’t a valid file hash.')
    .required(),
  fileName: lineOfText('The file name', importLimits.fileName).required(),
  rows: rowNumber.min(1).required(),
  columns: columnsField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-import-rows: imports the next rows. Safe to repeat: rows before the import's next one are ignored. */
export const importRowsSchema = object({
  importId: documentIdField,
  /** The number of the first of these rows. */
  first: rowNumber.required(),
  /** The columns that the rows were read with, which have to be the import's; earlier pages don't name them. */
  columns: columnsField.optional().default(undefined),
  rows: rowsField,
})
  .noUnknown()
  .required();

/** office-import-undo: removes what an import made, or goes on with it. Safe to repeat. */
export const undoImportSchema = object({ importId: documentIdField }).noUnknown().required();

export type ImportRows = InferType<typeof importRowsSchema>;

/**
 * What happens to a row. `added`: it adds an address to a customer who is there or earlier in the file. `matched`: all
 * of it is there already; nothing is changed.
 */
export const rowOutcomes = ['made', 'added', 'matched', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export interface CheckedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  /** Equal for rows that describe the same record, of which only the first is made; empty for a refused row. */
  readonly key: string;
  /** The addresses of a customer that aren't stored yet, each as a key, and how many are. */
  readonly addresses: readonly string[];
  readonly has: number;
  /** A job whose file says that it isn't paid. */
  readonly unpaid: boolean;
}

export interface CheckImportAnswer {
  readonly rows: readonly CheckedRow[];
}

export interface ImportProgress {
  readonly importId: string;
  readonly state: ImportState;
  readonly rows: number;
  /** The first row that is not handled yet. */
  readonly next: number;
  readonly made: number;
  readonly added: number;
  readonly matched: number;
  readonly refused: number;
  readonly removed: number;
  readonly kept: number;
  /** As `beginImportSchema` has them: rows that were imported before were read with these. */
  readonly columns: readonly number[];
}

/** Columns by field as the list in which they are sent and stored. */
export function columnList(kind: ImportKind, columns: ImportColumns): number[] {
  return importFields[kind].map(({ name }) => columns[name] ?? -1);
}

/** The same list with every field: a page of an earlier version knew fewer. */
export function wholeColumns(kind: ImportKind, list: readonly number[]): number[] {
  return columnList(kind, columnsOf(kind, list));
}

/** The reverse of `columnList`. */
export function columnsOf(kind: ImportKind, list: readonly number[]): ImportColumns {
  return Object.fromEntries(
    importFields[kind].flatMap(({ name }, index) => {
      const column = list[index] ?? -1;
      return column < 0 ? [] : [[name, column]];
    }),
  );
}
