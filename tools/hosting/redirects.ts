import { business } from '@domain/business/business';

/**
 * /blog lives elsewhere; the rest of the path goes along, and so do query and hash, which Hosting leaves alone. A regular
 * expression, as the emulator's `:path*` loses a path of more than one segment.
 */
export function redirects() {
  return [
    { source: '/blog', destination: business.blogUrl, type: 302 },
    { regex: '^/blog/(.+)$', destination: `${business.blogUrl}/:1`, type: 302 },
  ];
}
