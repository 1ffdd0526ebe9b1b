import { expect, it } from 'vitest';
import { redact } from './redact';

it.each([
  [
    '5 NOT_FOUND: documents/access_links/2345abcdefghjkmnpqrstvwx',
    '5 NOT_FOUND: documents/access_links/[key]',
  ],
  ['mailbox ann.lee+x@example.co.uk unknown', 'mailbox [e-mail] unknown'],
  ['"to":"ann@example.com",', '"to":"[e-mail]",'],
  ['call (312) 555-0134 or 312-555-0134', 'call [phone] or [phone]'],
  ['tel +13125550134.', 'tel [phone].'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln-_x', 'Bearer [token]'],
  ['Invalid API Key provided: sk_live_abc123', 'Invalid API Key provided: [secret]'],
  ['documents/access_links/2k7m4p8q9xzr, 2024 references', 'documents/access_links/[key], 2024 references'],
  ['key SG.abc-1.def_2 refused', 'key [secret] refused'],
])('removes personal data and secrets from %s', (text, left) => {
  expect(redact(text)).toBe(left);
});

it('keeps details that help to find the fault', () => {
  const stack =
    'Error: 10 ABORTED: Too much contention on bookings/Zb3kQm2TfWc91LpXy7aR\n    at runTransaction (/workspace/lib/index.js:1234:15) 2026-11-22T03:04:05.678Z';
  expect(redact(stack)).toBe(stack);
});
