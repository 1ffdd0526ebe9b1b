import '../platform/options';
import { onRequest } from 'firebase-functions/v2/https';
import { paperTypes } from '@domain/legal/legal-text';
import { appHmacKey } from '../platform/config';
import { addressedPath } from './paper-address';
import { readPaperFile } from './paper-file';
import { refusalPage } from './refusal-page';
import { paperKinds } from './stored-paper';

/** client-paper-file: a stored PDF by an address that client-paper-open has issued. */
export const servePaper = onRequest({ secrets: [appHmacKey] }, async (request, response) => {
  response.set({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const path = addressedPath(request.query, new Date());
  const bytes = path === null ? null : await readPaperFile(path);
  if (path === null || bytes === null) {
    response
      .status(path === null ? 403 : 404)
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('html')
      .send(refusalPage);
    return;
  }
  response
    .set('Content-Disposition', `inline; filename="${fileNameOf(path)}"`)
    .type('application/pdf')
    .send(Buffer.from(bytes));
});

function fileNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = paperTypes.find((candidate) => name.startsWith(`${candidate}-`));
  return type ? paperKinds[type].fileName : name;
}
