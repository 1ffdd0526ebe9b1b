import { business } from '@domain/business/business';

/**
 * /blog of a business that has one is hosted elsewhere; the redirect preserves the rest of the path, and Hosting preserves query and
 * hash. It is a regular expression because the emulator's `:path*` does not match paths of several segments.
 */
export function redirects() {
  if (business.blogUrl === null) return [];
  return [
    { source: '/blog', destination: business.blogUrl, type: 302 },
    { regex: '^/blog/(.+)$', destination: `${business.blogUrl}/:1`, type: 302 },
  ];
}
