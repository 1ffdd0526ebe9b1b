// @vitest-environment jsdom
import { reportFaultSchema } from '@domain/fault/fault-report';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { describeFault } from './describe-fault';

const key = '2345abcdefghjkmnpqrstvwx';
const personal = [
  'Whitlock',
  'ann.lee@example.com',
  '(312) 555-0134',
  '312-555-0134',
  '4711',
  'Canarystreet',
  key,
  'token=eyJhbGciOi',
];

afterEach(() => {
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.build;
  vi.restoreAllMocks();
});

const failing = (message: string, stack = '', name = 'Error') =>
  Object.assign(new Error(message), { stack, name });

const hostile: readonly [string, unknown][] = [
  ['names', new TypeError("Cannot use 'in' operator to search for 'x' in Ann Whitlock")],
  ['JSON', new SyntaxError('Unexpected token \'A\', "Ann Whitlock 4711 Canarystreet" is not valid JSON')],
  ['contacts', new Error('no mail for ann.lee@example.com, (312) 555-0134, 312-555-0134')],
  ['URLs', new Error(`GET https://example.com/report/${key}?token=eyJhbGciOi failed`)],
  ['words glued to punctuation', new Error(`"Ann":(Whitlock);[${key}]/Canarystreet=4711`)],
  [
    'a stack',
    failing(
      'x',
      `Error: Ann Whitlock\n at f (${location.origin}/report/${key}:1:2)\n at https://other.example/${key}.js:1:1`,
    ),
  ],
  ['the class', failing('x', '', `Ann Whitlock ${key}`)],
  ['a code', Object.assign(new Error('x'), { code: 'Ann Whitlock 4711 ann.lee@example.com' })],
  ['a request id', Object.assign(new Error('x'), { details: { requestId: key } })],
  ['a thrown text', 'Ann Whitlock, 4711 Canarystreet'],
  ['a thrown object', { name: 'Ann Whitlock', message: key, email: 'ann.lee@example.com' }],
  ['invisible and bidirectional characters', new Error('A\u200Bnn \u202EWhitlock\u0000')],
];

describe.each(hostile)('personal data in %s', (_, error) => {
  test('is not reported, and the report is valid', async () => {
    history.replaceState(null, '', `/report/${key}?booking=${key}&email=ann.lee@example.com#Ann`);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Ann Whitlock ${key} Chrome/149.0.1 Safari/537`);
    const report = describeFault('an uncaught error', error);
    const text = JSON.stringify(report);
    expect(personal.filter((each) => text.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
    expect(text).not.toMatch(/\b(?:ann|lee|whitlock)\b/i);
    await expect(reportFaultSchema.validate(report, { strict: true })).resolves.toMatchObject({
      route: '/report',
      browser: 'Chrome 149',
    });
  });
});

it.each<[string, unknown]>([
  ['ThrownUndefined', undefined],
  ['ThrownNull', null],
  ['ThrownNumber', 7],
  ['ThrownString', 'text'],
  ['ThrownObject', {}],
])('%s: anything can be thrown', async (name, thrown) => {
  const report = describeFault('an uncaught error', thrown);
  expect(report.name).toBe(name);
  await expect(reportFaultSchema.isValid(report)).resolves.toBe(true);
});

it('says what an engineer needs', () => {
  history.replaceState(null, '', '/admin?tab=jobs');
  document.documentElement.dataset.build = 'abc1234def56-dirty';
  const { origin } = location;
  const error = failing(
    "Cannot read properties of undefined (reading 'scheduled_date')",
    [
      'TypeError: Cannot read properties',
      `    at f (${origin}/assets/use-job-action-Ab_1-2.js:1:200)`,
      `g@${origin}/assets/office.main-x.js:3:4`,
      '    at chrome-extension://abc/content.js:1:1',
    ].join('\n'),
    'TypeError',
  );
  expect(describeFault('job action', error)).toMatchObject({
    where: 'job action',
    route: '/admin',
    name: 'TypeError',
    message: 'cannot read properties of undefined reading …',
    frames: ['use-job-action-Ab_1-2.js:1:200', 'office.main-x.js:3:4'],
    build: 'abc1234def56-dirty',
  });
});

it('names at most five frames', () => {
  const stack = Array.from({ length: 9 }, (_, line) => `at ${location.origin}/assets/a.js:${line}:1`).join(
    '\n',
  );
  expect(describeFault('a test', failing('x', stack)).frames).toHaveLength(5);
});

it('names the call that failed on the server', () => {
  const error = new AppError('internal', 'x', 'Something went wrong.', { requestId: '4bf92f3577b3' });
  expect(describeFault('a test', error)).toMatchObject({
    name: 'AppError',
    code: 'internal',
    failedRequestId: '4bf92f3577b3',
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari 19',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0',
    'Edge 149',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox 150'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/31.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung 31',
  ],
  ['curl/8.0', ''],
])('%s', (userAgent, browser) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(describeFault('a test', new Error('x')).browser).toBe(browser);
});
