import '../platform/options';
import { onRequest } from 'firebase-functions/v2/https';
import { paperTypes } from '@domain/legal/legal-text';
import { appHmacKey } from '../platform/config';
import { beginPrivateAnswer } from '../platform/private-answer';
import { readStoredFile } from '../platform/stored-file';
import { addressedPath } from './paper-address';
import { refusalPage } from './refusal-page';
import { paperKinds } from './stored-paper';

/** client-paper-file: a stored PDF by an address that client-paper-open has issued. */
export const servePaper = onRequest({ secrets: [appHmacKey] }, async (request, response) => {
  if (!beginPrivateAnswer(request, response, 'private, no-store')) return;
  const path = addressedPath(request.query, new Date());
  const bytes = path === null ? null : await readStoredFile(path);
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
