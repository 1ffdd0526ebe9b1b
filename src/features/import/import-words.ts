import type { ImportProgress } from '@domain/import/import-calls';
import type { ImportKind, ImportState } from '@domain/import/import-kinds';
import { counted, countWords } from '@domain/text/counted';
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

const nouns: Record<ImportKind, string> = {
  customers: 'customer',
  jobs: 'past job',
  referrals: 'referral',
};

export const stateWords: Record<ImportState, { readonly words: string; readonly tone: BadgeTone }> = {
  RUNNING: { words: 'Not finished', tone: 'pending' },
  DONE: { words: 'Imported', tone: 'completed' },
  UNDOING: { words: 'Being undone', tone: 'in_progress' },
  UNDONE: { words: 'Undone', tone: 'cancelled' },
};

/** `1 customer`, `1,200 past jobs`. */
export const countedOf = (count: number, kind: ImportKind) => counted(count, nouns[kind]);

/** `1 row`, `1,200 rows`. */
export const countedRows = (count: number) => counted(count, 'row');

/** What became of the rows, without the period. */
export function outcomeWords(
  kind: ImportKind,
  { made, added, matched, refused }: Pick<ImportProgress, 'made' | 'added' | 'matched' | 'refused'>,
): string {
  const withAddress = added === 0 ? '' : `${countedRows(added)} with another address added, `;
  return `${countedOf(made, kind)} imported, ${withAddress}${countWords(matched)} already there, ${countWords(refused)} refused`;
}
