import { region } from '@domain/api/region';
import type { BrowserContext, Request } from '@playwright/test';
import { contentSecurityPolicy } from '../../../tools/hosting/content-security-policy';
import { appCheckAttributes } from '../../../tools/vite/app-check-attributes';

interface Offer {
  readonly siteKey: string;
  readonly debugToken?: string;
  /** How Google answers; `blocked` fails every request, as a blocking extension does. */
  readonly google?: 'answers' | 'blocked';
}

interface OfferedAppCheck {
  /** The Google paths that pages requested. */
  readonly asked: string[];
  /** The tokens that Google issued, in order. */
  readonly given: string[];
  /** Requests to the functions: deployed name and App Check token. */
  readonly sent: { readonly name: string; readonly token: string | undefined }[];
}

const google =
  /^https:\/\/(?:www\.google\.com|www\.gstatic\.com|content-firebaseappcheck\.googleapis\.com)\//;

/** The part of Google's script that the SDK uses. */
const reCaptcha = `{
  let succeed;
  const enterprise = {
    ready: (go) => go(),
    render: (_, { callback }) => { succeed = callback; return 0; },
    execute: async () => { succeed(); return 'attested'; },
  };
  globalThis.grecaptcha = { enterprise };
}`;

/**
 * Serves every page, including those with keys, as a build with an App Check site key does, simulates Google,
 * and records the requests.
 */
export async function offerAppCheck(
  context: BrowserContext,
  { google: answer = 'answers', siteKey, debugToken = '' }: Offer,
): Promise<OfferedAppCheck> {
  const offered: OfferedAppCheck = { asked: [], given: [], sent: [] };
  const attributes = appCheckAttributes({
    VITE_APP_CHECK_SITE_KEY: siteKey,
    VITE_APP_CHECK_DEBUG_TOKEN: debugToken,
  });
  // Responses served by a test lack the address space that browsers require for calls to the local network.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    return route.fulfill({
      response,
      body: (await response.text()).replace(/<html lang="en(?:-US)?"/, `$&${attributes}`),
      headers: { ...response.headers(), 'content-security-policy': screened(policy) },
    });
  });
  await context.route(google, async (route) => {
    const { pathname } = new URL(route.request().url());
    offered.asked.push(pathname);
    if (answer === 'blocked') return route.abort('blockedbyclient');
    if (pathname === '/recaptcha/enterprise.js') {
      return route.fulfill({ contentType: 'text/javascript', body: reCaptcha });
    }
    const token = `${unsigned({ alg: 'none' })}.${unsigned(claims(offered.given.length))}.`;
    if (route.request().method() === 'POST') offered.given.push(token);
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { token, ttl: '3600s' },
    });
  });
  context.on('request', (request) => {
    const name = calledName(request);
    if (name) offered.sent.push({ name, token: request.headers()['x-firebase-appcheck'] });
  });
  return offered;
}

/** The site's policy for pages with App Check, derived from the served one. */
function screened(served: string): string {
  const sources = (name: string) =>
    served
      .split('; ')
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? [];
  const hashes = sources('script-src').flatMap((source) => /^'sha256-(.+)'$/.exec(source)?.[1] ?? []);
  return contentSecurityPolicy(
    {
      services: sources('connect-src'),
      checkout: '',
      functions: '',
      webhook: null,
      adScript: null,
      appCheck: true,
      framedBy: "'none'",
    },
    hashes.map((sha256) => ({ name: '', code: '', sha256 })),
  );
}

function claims(count: number): object {
  const now = Math.floor(Date.now() / 1000);
  return { sub: '1:1234567890:web:demo', jti: String(count), iat: now, exp: now + 3600 };
}

function unsigned(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function calledName(request: Request): string | undefined {
  if (request.method() !== 'POST') return undefined;
  return new RegExp(`/${region}/([a-z/-]+)$`).exec(request.url())?.[1]?.replace('/', '-');
}
