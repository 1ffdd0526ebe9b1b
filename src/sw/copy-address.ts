import { formsAppRoutes, formsAppShell, routes } from '@domain/business/routes';

/** Every address at or below these is answered with the app's shell. */
const shells: readonly string[] = [routes.admin, routes.referralApp];

/**
 * Under which address a kept copy of the page may lie. The query is left out, so that a key in it (`booking`, `key`)
 * never becomes part of a cache. `/report/**` has no copy: no group lists it.
 */
export function copyAddress(pathname: string): string {
  const shell = shells.find((scope) => pathname === scope || pathname.startsWith(`${scope}/`));
  if (shell !== undefined) return shell;
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return formsAppRoutes.some((route) => route === address) ? formsAppShell : address;
}
