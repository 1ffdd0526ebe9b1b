import { mailedKeyName } from '@domain/portal/mailed-key';

/**
 * Stores the key of the report's link. With it, other people's requests don't use up this browser's allowance of
 * portal codes.
 */
export function keepKey(): void {
  const [, , key] = location.pathname.split('/');
  try {
    if (key) localStorage.setItem(mailedKeyName, key);
  } catch {
    // ignored: without it the common allowance applies
  }
}
