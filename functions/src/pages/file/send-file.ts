import type { Request } from 'firebase-functions/v2/https';
import type { Response } from '../../platform/route';
import { readStoredFile } from '../../platform/stored-file';
import { addressedFile } from '../../records/file/file-address';
import { closedFilePage } from './closed-file-page';

/** Sends the file of a signed URL; if the URL has expired or was altered, a page that explains what to do. */
export async function sendFile(request: Request, response: Response, now: Date): Promise<void> {
  const file = addressedFile(request.query, now);
  const bytes = file && (await readStoredFile(file.path));
  if (!file || !bytes) {
    response
      .status(file ? 404 : 403)
      .type('html')
      .send(closedFilePage());
    return;
  }
  const disposition = file.download ? 'attachment' : 'inline';
  response
    .set('Content-Disposition', `${disposition}; filename="${plainName(file.fileName)}"`)
    .type(file.path.slice(file.path.lastIndexOf('.')))
    .send(Buffer.from(bytes));
}

/** A file name that every browser accepts unchanged. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-');
}
