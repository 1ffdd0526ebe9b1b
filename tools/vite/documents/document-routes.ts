import {
  fileOfPage,
  formsAppRoutes,
  listedPages,
  portalAppRoutes,
  routes,
} from '../../../domain/business/routes';

/** The document for each address in development, where Hosting is not available. */
export const documentRoutes: ReadonlyMap<string, string> = new Map([
  [routes.home, 'index.html'],
  [routes.thankYou, 'thank-you.html'],
  ...listedPages.map((address) => [address, fileOfPage(address)] as const),
  ['/404', '404.html'],
  ['/offline', 'offline.html'],
]);

/** The HTML entry of the app that answers `address` in development; undefined for all others. */
export function appShell(address: string): string | undefined {
  const isBelow = (scope: string) => address === scope || address.startsWith(`${scope}/`);
  if (isBelow(routes.admin)) return '/admin.html';
  if (isBelow(routes.referralApp)) return '/referral-app.html';
  if (portalAppRoutes.some((route) => route === address)) return '/portal-app.html';
  return formsAppRoutes.some((route) => route === address) ? '/forms-app.html' : undefined;
}
