import { portalAppRoutes, routes } from '@domain/business/routes';

export interface QualityPage {
  readonly name: string;
  readonly address: string;
  /** The file of the build that answers; the page is looked at once it exists. */
  readonly file: string;
  /** Audits that do not apply, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const notListed = { 'is-crawlable': 'It is marked noindex: search engines have no business there.' };

/** Every public page that has to score 100 in Lighthouse's accessibility, best practices and SEO. */
export const qualityPages: readonly QualityPage[] = [
  { name: '/', address: routes.home, file: 'index.html' },
  ...[routes.privacy, routes.terms, routes.disclosure].map((address) => ({
    name: address,
    address,
    file: `${address.slice(1)}.html`,
  })),
  { name: '/thank-you', address: routes.thankYou, file: 'thank-you.html', except: notListed },
  ...portalAppRoutes.map((address) => ({
    name: address,
    address,
    file: 'portal-app.html',
    except: notListed,
  })),
  {
    name: 'not found',
    address: '/no-such-page',
    file: '404.html',
    except: {
      ...notListed,
      'http-status-code': 'Its answer is 404, as it should be.',
      'errors-in-console': 'It logs the error, as the specification asks, and the browser logs the 404.',
    },
  },
];
