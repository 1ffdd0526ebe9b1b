import { formsAppRoutes, routes } from '@domain/business/routes';

/** The documents of the client-rendered apps, and the addresses that each answers. */
const apps = [
  { document: '/admin.html', paths: [routes.admin, `${routes.admin}/**`] },
  { document: '/forms-app.html', paths: formsAppRoutes },
  { document: '/soon.html', paths: [routes.customerPortal, routes.reports, routes.referralApp] },
] as const;

/** One rewrite per address of an app; whatever else is not a file gets 404.html. */
export function rewrites() {
  return apps.flatMap(({ document, paths }) => paths.map((source) => ({ source, destination: document })));
}
