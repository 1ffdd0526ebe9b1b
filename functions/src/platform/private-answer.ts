import type { Request } from 'firebase-functions/v2/https';
import type { Response } from './route';

/**
 * Sets headers that exclude caches, search engines and other sites from a private response.
 * @returns false if the method is not allowed; the response has then been sent.
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
