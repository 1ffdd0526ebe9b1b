import { createHash } from 'node:crypto';
import { builtSettings } from '@domain/settings/built-settings';
import { publicSettingsPath } from '@domain/settings/public-settings';
import type { FunctionRewriter } from '../hosting/server/start-hosting';

const body = JSON.stringify(builtSettings);
const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;

/** Answers for the functions, of which every page asks for the settings: with those it was built with, and with an ETag. */
export const serveSettings: FunctionRewriter = () => (request, response) => {
  if (request.url !== publicSettingsPath) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
};
