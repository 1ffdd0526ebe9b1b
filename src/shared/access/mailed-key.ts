import { mailedKeyLength, mailedKeyName } from '@domain/portal/mailed-key';

/**
 * The key of the last mailed link viewed in this browser. With it, other people's requests don't use up its
 * allowance of portal codes.
 */
export const mailedKey = {
  /** '' where there is none, or storage is blocked. */
  read(): string {
    try {
      const key = localStorage.getItem(mailedKeyName) ?? '';
      return key.length <= mailedKeyLength ? key : '';
    } catch {
      // ignored: where storage is blocked, the common allowance applies
      return '';
    }
  },
  keep(key: string): void {
    try {
      localStorage.setItem(mailedKeyName, key);
    } catch {
      // ignored: without it the common allowance applies
    }
  },
};
