import type { Response } from '../../platform/route';
import { closedFilePage } from './closed-file-page';

/** Answers a file URL that has expired, was altered or has no file. */
export function sendClosedFile(response: Response, status: 403 | 404): void {
  response
    .status(status)
    .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('html')
    .send(closedFilePage());
}
