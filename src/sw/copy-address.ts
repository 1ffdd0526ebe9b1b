import { formsAppRoutes, formsAppShell, routes } from '@domain/business/routes';

/** Addresses at or below these are served the app's shell. */
const shells: readonly string[] = [routes.admin, routes.referralApp];

/**
 * The address of a page's cached copy. The query is left out, so that a key in it (`booking`, `key`) never gets
 * into a cache. `/report/**` is never cached, because no group lists it.
 */
export function copyAddress(pathname: string): string {
  const shell = shells.find((scope) => pathname === scope || pathname.startsWith(`${scope}/`));
  if (shell !== undefined) return shell;
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return formsAppRoutes.some((route) => route === address) ? formsAppShell : address;
}
