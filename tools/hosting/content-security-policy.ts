import type { InlineScript } from '../vite/inline-scripts';
import type { Origins } from './origins';

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const challenge = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** A route's policy: only listed sources, and only the given inline scripts. */
export function contentSecurityPolicy(origins: Origins, inline: readonly InlineScript[]): string {
  const ad = origins.adScript ? [origins.adScript] : [];
  const webhook = origins.webhook ? [origins.webhook] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...inline.map(({ sha256 }) => `'sha256-${sha256}'`),
      ...ad,
      ...(origins.appCheck ? recaptcha : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [
      "'self'",
      ...origins.services,
      ...webhook,
      ...ad,
      ...(origins.appCheck ? [appCheckService, ...recaptcha] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...ad],
    // The sample video, and the inspector's films, played from the device or, through the functions, from the server.
    'media-src': ["'self'", 'blob:', origins.functions],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(origins.appCheck && { 'frame-src': challenge }),
    'frame-ancestors': [origins.framedBy],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return written(directives);
}

/** The directives as a header value. */
export function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
