/** Hosting replaces this with the site's own policy; it protects requests that bypass Hosting. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
