import { written } from './content-security-policy';
import type { Origins } from './origins';

const nobody = { 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] };

/**
 * The policy of the report page: no script but the site's own files, no third party at all. An admin's preview asks the
 * sign-in service; a form leads to the checkout, which browsers hold to be a target of the form.
 */
export function reportPolicy({ services, checkout }: Pick<Origins, 'services' | 'checkout'>): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...services],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    ...nobody,
    'form-action': ["'self'", checkout],
    'object-src': ["'none'"],
  });
}

/** The policy of a file that is opened by itself: a browser's own viewer of PDFs is an object of the page that it makes. */
export function filePolicy(): string {
  return written({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'object-src': ["'self'"],
    ...nobody,
    'form-action': ["'none'"],
  });
}
