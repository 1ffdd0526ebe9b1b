import { formsAppRoutes, routes } from '@domain/business/routes';

/** The documents of the client-rendered apps, and the addresses that each answers. */
const apps = [
  { document: '/admin.html', paths: [routes.admin, `${routes.admin}/**`] },
  { document: '/forms-app.html', paths: formsAppRoutes },
  { document: '/referral-app.html', paths: [routes.referralApp, `${routes.referralApp}/**`] },
  { document: '/soon.html', paths: [routes.customerPortal, routes.reports] },
] as const;

/** One rewrite per address of an app; whatever else is not a file gets 404.html. */
export function rewrites() {
  return apps.flatMap(({ document, paths }) => paths.map((source) => ({ source, destination: document })));
}
