import { fileOfPage, listedPages, portalAppRoutes, routes } from '@domain/business/routes';

export interface QualityPage {
  readonly name: string;
  readonly address: string;
  /** The build's file for this page; the page is checked once the file exists. */
  readonly file: string;
  /** Audits that do not apply, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const notListed = { 'is-crawlable': 'It is marked noindex: search engines have no business there.' };

/** Every public page that must score 100 in Lighthouse's accessibility, best practices, and SEO. */
export const qualityPages: readonly QualityPage[] = [
  { name: '/', address: routes.home, file: 'index.html' },
  ...listedPages.map((address) => ({ name: address, address, file: fileOfPage(address) })),
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
      'errors-in-console': 'It logs the error, as requirement P-03 asks, and the browser logs the 404.',
    },
  },
];
