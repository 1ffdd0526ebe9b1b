import { bold, dim, red } from '../console/progress.mjs';

export interface Cell {
  readonly text: string;
  /** Past its limit. */
  readonly failed?: boolean;
  /** Beside the point: no limit, or nothing to say. */
  readonly faint?: boolean;
}

/** Prints rows under heads, the first column to the left, the others to the right. */
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
