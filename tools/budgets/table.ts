import { bold, dim, red } from '../console/progress.mjs';

export interface Cell {
  readonly text: string;
  /** Over its limit. */
  readonly failed?: boolean;
  /** Dimmed: no limit or no value. */
  readonly faint?: boolean;
}

/** Prints a table with the first column left-aligned and the others right-aligned. */
export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.text.length ?? 0)),
  );
  const aligned = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  console.log(`  ${heads.map((head, column) => bold(aligned(head, column))).join('   ')}`);
  for (const row of rows) {
    const cells = row.map(({ text, failed, faint }, column) => {
      const paint = failed ? red : faint ? dim : String;
      return paint(aligned(text, column));
    });
    console.log(`  ${cells.join('   ')}`);
  }
}
