import type { ImportProgress } from '@domain/import/import-calls';
import type { ImportKind, ImportState } from '@domain/import/import-kinds';
import type { BadgeTone } from '@/ui/status-badge';

export const kindLabels: Record<ImportKind, string> = {
  customers: 'Customers',
  jobs: 'Past jobs',
  referrals: 'Referrals',
};

export const kindHints: Record<ImportKind, string> = {
  customers: 'People with all of their addresses',
  jobs: 'Completed or cancelled, with their customers',
  referrals: 'Finished ones, with who referred them',
};

const nouns: Record<ImportKind, readonly [string, string]> = {
  customers: ['customer', 'customers'],
  jobs: ['past job', 'past jobs'],
  referrals: ['referral', 'referrals'],
};

export const stateWords: Record<ImportState, { readonly words: string; readonly tone: BadgeTone }> = {
  RUNNING: { words: 'Not finished', tone: 'pending' },
  DONE: { words: 'Imported', tone: 'completed' },
  UNDOING: { words: 'Being undone', tone: 'in_progress' },
  UNDONE: { words: 'Undone', tone: 'cancelled' },
};

export const written = (count: number) => count.toLocaleString('en-US');

/** `1 customer`, `1,200 past jobs`. */
export function counted(count: number, kind: ImportKind): string {
  return `${written(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;
}

/** `1 row`, `1,200 rows`. */
export function countedRows(count: number): string {
  return `${written(count)} ${count === 1 ? 'row' : 'rows'}`;
}

/** What became of the rows, without the period. */
export function outcomeWords(
  kind: ImportKind,
  { made, added, matched, refused }: Pick<ImportProgress, 'made' | 'added' | 'matched' | 'refused'>,
): string {
  const withAddress = added === 0 ? '' : `${countedRows(added)} with another address added, `;
  return `${counted(made, kind)} imported, ${withAddress}${written(matched)} already there, ${written(refused)} refused`;
}
