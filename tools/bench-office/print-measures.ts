import { heading } from '../console/progress.mjs';
import { printTable, type Cell } from '../budgets/table';
import { readsOf, type Reads } from './count-reads';
import { limits } from './judge-office';
import type { OfficeMeasures } from './measure-office';

const cell = (text: string | number, failed = false): Cell => ({ text: String(text), failed });

const figures = (reads: Reads, limit: number): Cell[] => [
  cell(reads.documents),
  cell(reads.counts),
  cell(readsOf(reads), readsOf(reads) > limit),
  cell((reads.bytes / 1000).toFixed(1)),
];

/** What each screen and each change has cost. */
export function printMeasures(measured: readonly OfficeMeasures[]): void {
  for (const { size, screens, changes } of measured) {
    heading(`${size.toLocaleString('en-US')} bookings`);
    printTable(
      ['screen', 'documents', 'counts', `reads, limit ${limits.firstList}`, 'kB', 'first row, ms'],
      screens.map(({ screen, firstRowMs, ...reads }) => [
        cell(screen),
        ...figures(reads, limits.firstList),
        cell(firstRowMs),
      ]),
    );
    console.log();
    printTable(
      ['change', 'documents', 'counts', `reads, limit ${limits.change}`, 'kB'],
      changes.map(({ screen, change, ...reads }) => [
        cell(`${screen}: ${change}`),
        ...figures(reads, limits.change),
      ]),
    );
  }
}
