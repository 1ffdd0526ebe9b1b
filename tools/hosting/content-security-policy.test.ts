import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const origins = {
  services: ['https://api.example.com'],
  checkout: 'https://pay.example.com',
  webhook: null,
  adScript: null,
  appCheck: false,
  framedBy: "'none'",
  functions: 'https://functions.example.com',
} as const;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  it('allows only the given inline scripts, by hash', () => {
    const policy = contentSecurityPolicy(origins, [{ name: 'loader', code: 'x', sha256: 'abc=' }]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  });

  it('allows connections to the services, and to a webhook only if one is configured', () => {
    expect(directive(contentSecurityPolicy(origins, []), 'connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
    ]);
    const withWebhook = contentSecurityPolicy({ ...origins, webhook: 'https://hooks.example.com' }, []);
    expect(directive(withWebhook, 'connect-src')).toContain('https://hooks.example.com');
    expect(directive(withWebhook, 'script-src')).toEqual(["'self'"]);
  });

  it('allows a configured ad script to run and report', () => {
    const policy = contentSecurityPolicy({ ...origins, adScript: 'https://ads.example.com' }, []);
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(directive(policy, name)).toContain('https://ads.example.com');
    }
  });

  it('allows no frames except App Check’s challenge', () => {
    expect(directive(contentSecurityPolicy(origins, []), 'frame-src')).toBeUndefined();
    const policy = contentSecurityPolicy({ ...origins, appCheck: true }, []);
    expect(directive(policy, 'frame-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
  });
});
