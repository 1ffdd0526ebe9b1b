import { routes } from '@domain/business/routes';

/** Each app's addresses are answered with its shell. */
const shells: readonly string[] = [routes.admin];

/**
 * Under which address a kept copy of the page may lie. The query is left out, so that a key in it (`booking`, `key`)
 * never becomes part of a cache. `/report/**` has no copy: no group lists it.
 */
export function copyAddress(pathname: string): string {
  const shell = shells.find((scope) => pathname === scope || pathname.startsWith(`${scope}/`));
  return shell ?? (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
