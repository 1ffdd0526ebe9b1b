import { cacheOwner } from '../documents/cache-owner';

/**
 * Deletes what the office's last user left on this device. A tab that takes long to close can hold it: then it is tried
 * again on the sign-in page, and before another user's session loads the cache. Never fails.
 */
export async function clearLeftCache(): Promise<void> {
  if (cacheOwner.get() === null) return;
  try {
    const { clearOfficeCache } = await import('../documents/office-firestore');
    await clearOfficeCache();
  } catch {
    // ignored: another tab held the lock
  }
}
