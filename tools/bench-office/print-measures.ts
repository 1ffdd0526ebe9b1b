import { counted } from '../../domain/text/counted';
import { heading } from '../console/progress.mjs';
import { printTable, type Cell } from '../budgets/table';
import { readsOf, type Reads } from './count-reads';
import type { OfficeMeasures } from './measure-office';

const cell = (text: string | number, failed = false): Cell => ({ text: String(text), failed });

const figures = (reads: Reads, limit: number): Cell[] => [
  cell(reads.documents),
  cell(reads.counts),
  cell(readsOf(reads), readsOf(reads) > limit),
  cell(limit),
  cell((reads.bytes / 1000).toFixed(1)),
];

/** Prints the cost of each screen and each change. */
export function printMeasures(measured: readonly OfficeMeasures[]): void {
  for (const { size, screens, changes, monthReads } of measured) {
    heading(`${size.toLocaleString('en-US')} bookings`);
    if (screens.length > 0) {
      printTable(
        ['screen', 'documents', 'counts', 'reads', 'limit', 'kB', 'first row, ms'],
        screens.map(({ screen, firstRowMs, limit, ...reads }) => [
          cell(screen),
          ...figures(reads, limit),
          cell(firstRowMs),
        ]),
      );
      console.log();
      printTable(
        ['change', 'documents', 'counts', 'reads', 'limit', 'kB'],
        changes.map(({ screen, change, limit, ...reads }) => [
          cell(`${screen}: ${change}`),
          ...figures(reads, limit),
        ]),
      );
    }
    console.log(`\n  Available times of a month, for the site: ${counted(monthReads, 'read')}`);
  }
}
