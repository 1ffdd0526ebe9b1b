import type { ReactElement } from 'react';
import { business } from '@domain/business/business';
import { styles } from './styles';

/** A whole page around `body`, which needs no script and no other file but its photos. */
export async function pageHtml(title: string, body: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    `<title>${title} | ${business.name}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<style>${styles}</style></head><body>`,
    renderToStaticMarkup(body),
    '</body></html>',
  ].join('');
}
