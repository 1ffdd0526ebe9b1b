import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const origins = {
  services: ['https://api.example.com'],
  checkout: 'https://pay.example.com',
  webhook: null,
  adScript: null,
  appCheck: false,
};
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  it('allows the given inline scripts by hash, and no others', () => {
    const policy = contentSecurityPolicy(origins, [{ name: 'loader', code: 'x', sha256: 'abc=' }]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  });

  it('lets pages connect to the services, and to a webhook only where one is configured', () => {
    expect(directive(contentSecurityPolicy(origins, []), 'connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
    ]);
    const withWebhook = contentSecurityPolicy({ ...origins, webhook: 'https://hooks.example.com' }, []);
    expect(directive(withWebhook, 'connect-src')).toContain('https://hooks.example.com');
    expect(directive(withWebhook, 'script-src')).toEqual(["'self'"]);
  });

  it('lets a configured ad script run and report', () => {
    const policy = contentSecurityPolicy({ ...origins, adScript: 'https://ads.example.com' }, []);
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(directive(policy, name)).toContain('https://ads.example.com');
    }
  });

  it('frames nothing, unless App Check wants its challenge', () => {
    expect(directive(contentSecurityPolicy(origins, []), 'frame-src')).toBeUndefined();
    const policy = contentSecurityPolicy({ ...origins, appCheck: true }, []);
    expect(directive(policy, 'frame-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
  });
});
