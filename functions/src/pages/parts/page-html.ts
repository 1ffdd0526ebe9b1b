import type { ReactElement } from 'react';
import { pageTitle } from '@domain/business/page-title';
import { styles } from './styles';

export interface PageOptions {
  /** Modules of the site's build; the page can be read without them. */
  readonly scripts?: readonly string[];
  /** Reloads after so many seconds, from a URL of the site. */
  readonly refresh?: { readonly seconds: number; readonly address: string };
}

/** A whole HTML page around `body`; needs no script and no other files except photos. */
export async function pageHtml(
  title: string,
  body: ReactElement,
  { scripts = [], refresh }: PageOptions = {},
): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    `<title>${pageTitle(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    ...(refresh ? [`<meta http-equiv="refresh" content="${refresh.seconds};url=${refresh.address}">`] : []),
    `<style>${styles}</style>`,
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
    '</head><body>',
    renderToStaticMarkup(body),
    '</body></html>',
  ].join('');
}
