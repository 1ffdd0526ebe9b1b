import { feedPath } from '@domain/feed/feed-address';
import type { Feed } from '@domain/feed/feed-calls';
import { config } from '../platform/config';
import { toIso } from '../platform/to-iso';
import { keysInUse, workingKey } from '../records/access/access-keys';

/** An admin's calendar link at `now`. */
export async function feedOf(uid: string, now: Date): Promise<Feed> {
  const key = workingKey(await keysInUse({ kind: 'calendar', subject: uid }), now);
  if (!key) return { url: null, created_at: null, expires_at: null };
  return {
    url: `${config.siteUrl}${feedPath(key.id)}`,
    created_at: toIso(key.stored.created_at),
    expires_at: toIso(key.stored.expires_at),
  };
}
