import { written } from './content-security-policy';
import type { Origins } from './origins';

/**
 * The report page's policy: only the site's own script files and no third parties. An admin's preview calls
 * the sign-in service, and browsers count the checkout, to which the form redirects, as a form target.
 */
export function reportPolicy({
  services,
  checkout,
  framedBy,
  functions,
}: Pick<Origins, 'services' | 'checkout' | 'framedBy' | 'functions'>): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...services],
    'img-src': ["'self'"],
    // Films come from the functions' own origin, because Hosting could drop the ranges in which they are sent. Their
    // captions are part of the page.
    'media-src': [functions, 'data:'],
    'font-src': ["'self'"],
    'frame-ancestors': [framedBy],
    'base-uri': ["'none'"],
    'form-action': ["'self'", checkout],
    'object-src': ["'none'"],
  });
}

/**
 * The policy of a file viewed directly: a browser's PDF viewer embeds it as an object in a generated page.
 */
export function filePolicy(): string {
  return written({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'object-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}
