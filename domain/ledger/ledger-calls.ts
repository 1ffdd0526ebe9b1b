import { object, string } from 'yup';
import { bookPrograms, monthPattern } from './month-export';

/** office-ledger-export: a month of the ledger as a CSV file for a program for books. */
export const exportLedgerSchema = object({
  month: string().matches(monthPattern, 'Choose a month.').required('Choose a month.'),
  program: string().oneOf(bookPrograms, 'Choose a program.').required('Choose a program.'),
})
  .noUnknown()
  .required();

export interface ExportLedgerAnswer {
  readonly fileName: string;
  readonly csv: string;
  /** Rows in the file. */
  readonly rows: number;
}
