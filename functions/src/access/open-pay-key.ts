import { resolveLink, type ResolvedLink } from './resolve-link';

/** Resolves the key of the page where a job is paid for at `now`: the client's own, or the door's. */
export async function openPayKey(key: string, now: Date): Promise<ResolvedLink> {
  const own = await resolveLink(key, 'forms', now);
  return own.state === 'unknown' ? resolveLink(key, 'pay', now) : own;
}
