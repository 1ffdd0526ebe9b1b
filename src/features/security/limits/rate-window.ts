import { rateWindowRecord, type StoredRateWindow } from '@domain/rate-limit/rate-window-record';
import { isViolation } from '@domain/rate-limit/violation';
import { rowsOf, type ListedRow, type ListQuery } from '@/firebase/lists/list-query';

/** A client's attempts at one form type in one rate window. */
export interface RateWindow extends StoredRateWindow<string> {
  readonly id: string;
  readonly violation: boolean;
}

export function toRateWindow(stored: StoredRateWindow<string> & ListedRow): RateWindow {
  return { ...stored, violation: isViolation(stored) };
}

const windows = {
  ...rowsOf(rateWindowRecord, toRateWindow),
  orderBy: ['created_at', 'desc'],
  pageSize: 15,
} as const;

export const newestWindows: ListQuery<RateWindow> = { ...windows, where: [] };

/** The newest rate window, watched while the list is not shown. */
export const latestWindow: ListQuery<RateWindow> = { ...newestWindows, pageSize: 1 };

export function violationsSince(since: Date): ListQuery<RateWindow> {
  return {
    ...windows,
    where: [
      ['violation', '==', true],
      ['created_at', '>=', since],
    ],
  };
}
