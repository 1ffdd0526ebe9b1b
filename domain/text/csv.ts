/** What begins a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r]/;

/** A number as a cell, which a spreadsheet reads as one; other cells are text. */
export interface NumberCell {
  readonly number: string;
}

export type CsvCell = string | NumberCell;

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.number;
  // In front of a formula, an apostrophe makes it text.
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file (RFC 4180) in which a spreadsheet finds no formula. */
export function csvFile(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(written).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}
