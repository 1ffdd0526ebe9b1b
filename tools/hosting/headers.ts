import { routes } from '@domain/business/routes';
import { appRewrites, functionRewrites } from './rewrites';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Powerful features that no page uses; the camera is for the inspector's photos. */
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

/** The first part of every address that search engines may not list: the apps, and pages about one person. */
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
  /** Of the pages that App Check is offered to; null where it is not configured. */
  readonly screened: string | null;
  /** Of what `report-page` answers. */
  readonly report: string;
  /** Of files that are opened by themselves. */
  readonly files: string;
}

/** The headers of every route. Where two rules match, Hosting lets the later one win. */
export function headerRules(policies: Policies): HeaderRule[] {
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
      ],
    },
    ...screened(policies.screened),
    ...[unlisted, `${unlisted}/**`].map((source) => ({
      source,
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    })),
    // What a function answers itself is about one person; Hosting's own headers take the place of the function's.
    ...functionRewrites().map(({ source }) => ({
      source,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Cache-Control', value: 'private, no-cache' },
      ],
    })),
    // Nothing of a report is kept anywhere, and its page runs nothing but what it brings.
    {
      source: `${routes.report}/**`,
      headers: [
        { key: 'Content-Security-Policy', value: policies.report },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
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

/** The pages with a form that anyone may send, and the office: no other page may load anything of Google's. */
function screened(policy: string | null): HeaderRule[] {
  if (policy === null) return [];
  const apps = [routes.referralApp, routes.admin];
  return ['/', ...apps, ...apps.map((app) => `${app}/**`)].map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: policy }],
  }));
}
