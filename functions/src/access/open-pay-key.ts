import { resolveLink, type ResolvedLink } from './resolve-link';

/** Resolves the key of the page where a job is paid for at `now`: the client's own, or the door's. */
export function openPayKey(key: string, now: Date): Promise<ResolvedLink> {
  return resolveLink(key, ['forms', 'pay'], now);
}
