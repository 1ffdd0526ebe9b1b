import { monthsFolder } from '@domain/availability/month';
import { routes } from '@domain/business/routes';
import { publicSettingsPath } from '@domain/settings/public-settings';
import { appRewrites, functionRewrites } from './rewrites';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Browser features that no page uses; the camera is used for the inspector's photos. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The first path segments that search engines may not index: the apps and pages about one person. */
function unlistedNames(): string[] {
  const apps = appRewrites();
  const addresses = [
    ...[...apps, ...functionRewrites()].map(({ source }) => source),
    ...apps.map(({ destination }) => destination.replace(/\.html$/, '')),
  ];
  const names = [...addresses, routes.thankYou].map((address) => address.split('/')[1] ?? '');
  return [...new Set(names)].sort();
}

interface Policies {
  readonly site: string;
  /** The policy of pages with App Check; null if it is not configured. */
  readonly screened: string | null;
  /** The policy of `report-page` responses. */
  readonly report: string;
  /** The policy of files viewed directly. */
  readonly files: string;
}

const unindexed = { key: 'X-Robots-Tag', value: 'noindex' };

/**
 * The headers of every route. If two rules match, Hosting applies the later one. A site that isn't `indexed`, such as
 * staging, has no page for search engines.
 */
export function headerRules(policies: Policies, { indexed }: { readonly indexed: boolean }): HeaderRule[] {
  const unlisted = `/@(${unlistedNames().join('|')})`;
  return [
    {
      source: '**',
      headers: [
        { key: 'Content-Security-Policy', value: policies.site },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin' },
        {
          key: 'Permissions-Policy',
          value: [...refusedFeatures.map((feature) => `${feature}=()`), 'camera=(self)'].join(', '),
        },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
        { key: 'Cache-Control', value: 'no-cache' },
        ...(indexed ? [] : [unindexed]),
      ],
    },
    ...screened(policies.screened),
    ...[unlisted, `${unlisted}/**`].map((source) => ({
      source,
      headers: [unindexed],
    })),
    // Function responses are about one person; Hosting's headers replace those of the function.
    ...functionRewrites().map(({ source }) => ({
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'private, no-cache' },
      ],
    })),
    // The settings are for everybody; a cache between us and the visitors may keep them for a moment.
    {
      source: publicSettingsPath,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=15, must-revalidate' }],
    },
    {
      source: `${monthsFolder}/**`,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=30, s-maxage=30' }],
    },
    // A report is never cached, and its page runs only its own scripts.
    ...[routes.report, routes.emails].map((folder) => ({
      source: `${folder}/**`,
      headers: [
        { key: 'Content-Security-Policy', value: policies.report },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    })),
    {
      source: `${routes.report}/files`,
      headers: [{ key: 'Content-Security-Policy', value: policies.files }],
    },
    {
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ];
}

/** The public forms' pages and the office; no other page may load Google scripts. */
function screened(policy: string | null): HeaderRule[] {
  if (policy === null) return [];
  const apps = [routes.referralApp, routes.admin];
  return ['/', ...apps, ...apps.map((app) => `${app}/**`)].map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: policy }],
  }));
}
