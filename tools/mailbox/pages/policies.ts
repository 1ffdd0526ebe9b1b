import { createHash } from 'node:crypto';
import { refreshScript } from './refresh-script';

const refreshHash = createHash('sha256').update(refreshScript).digest('base64');

/** The inbox runs only its own script. */
export const pagePolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${refreshHash}'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** An email runs no scripts; the same origin lets the inbox measure its height. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";
