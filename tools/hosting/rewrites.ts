import { monthsFolder } from '@domain/availability/month';
import { feedFolder } from '@domain/feed/feed-address';
import { formsAppRoutes, portalAppRoutes, routes } from '@domain/business/routes';
import { publicSettingsPath } from '@domain/settings/public-settings';
import { stack } from '../backend/stack';

/** The documents of the client-rendered apps and their addresses. */
const apps = [
  { document: '/admin.html', paths: [routes.admin, `${routes.admin}/**`] },
  { document: '/forms-app.html', paths: formsAppRoutes },
  { document: '/referral-app.html', paths: [routes.referralApp, `${routes.referralApp}/**`] },
  { document: '/portal-app.html', paths: portalAppRoutes },
] as const;

/** The addresses that functions answer, by deployed name. */
const functions = [
  {
    functionId: 'pages',
    paths: [
      `${feedFolder}/**`,
      `${routes.report}/**`,
      `${routes.emails}/**`,
      `${routes.texts}/**`,
      publicSettingsPath,
      `${monthsFolder}/**`,
    ],
  },
  { functionId: 'health', paths: ['/health'] },
] as const;

/** One rewrite per app address; other addresses that match no file get 404.html. */
export function appRewrites() {
  return apps.flatMap(({ document, paths }) => paths.map((source) => ({ source, destination: document })));
}

export function functionRewrites() {
  return functions.flatMap(({ functionId, paths }) =>
    paths.map((source) => ({ source, function: { functionId, region: stack.region } })),
  );
}
