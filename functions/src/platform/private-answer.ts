import type { Request } from 'firebase-functions/v2/https';
import type { Response } from './route';

/**
 * Begins the answer to a reader of something private: headers that keep it from caches, search engines and other sites.
 * @returns false where the request is none of a reader, which is answered then.
 */
export function beginPrivateAnswer(
  request: Request,
  response: Response,
  cacheControl: string,
  methods: readonly string[] = ['GET', 'HEAD'],
): boolean {
  response.set({
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  if (methods.includes(request.method)) return true;
  response.set('Allow', methods.join(', ')).status(405).end();
  return false;
}
