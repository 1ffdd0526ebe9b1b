// @vitest-environment jsdom
import { AppError } from '@domain/errors/app-error';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { log } from './log';
import { reportedAs, reportFault, watchFaults } from './report-fault';
import { sendFault } from './send-fault';
import { eventually } from '@/ui/testing/eventually';

vi.mock('./send-fault', () => ({ sendFault: vi.fn(() => Promise.resolve()) }));
const sent = vi.mocked(sendFault);
const reported = () => eventually(() => expect(sent).toHaveBeenCalled());
/** Long enough for the lazy import, had it begun. */
const later = () => new Promise((resolve) => setTimeout(resolve, 50));

watchFaults();

let warned: MockInstance<typeof log.warn>;
beforeEach(() => {
  sent.mockReset().mockResolvedValue();
  vi.stubEnv('PROD', true);
  warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const unavailable = new AppError('unavailable', 'no answer', 'You’re offline.');

describe('an expected condition is not reported', () => {
  it.each<[string, unknown]>([
    ['cancelled', new DOMException('x', 'AbortError')],
    ['timed out', new DOMException('x', 'TimeoutError')],
    ['storage blocked', new DOMException('x', 'SecurityError')],
    ['storage full', new DOMException('x', 'QuotaExceededError')],
    ['not permitted', new DOMException('x', 'NotAllowedError')],
    ['no connection in Chrome', new TypeError('Failed to fetch')],
    ['no connection in Safari', new TypeError('Load failed')],
    ['no connection to our server', unavailable],
    ['no connection to Firebase', Object.assign(new Error('x'), { code: 'auth/network-request-failed' })],
    ['refused by our server', new AppError('rate-limited', 'x', 'Please wait.')],
  ])('%s', async (_, error) => {
    reportFault('a test', error);
    await later();
    expect(sent).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  it('nor is anything offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reportFault('a test', new TypeError('x'));
    await later();
    expect(sent).not.toHaveBeenCalled();
  });
});

it.each<[string, unknown]>([
  ['a bug', new TypeError('x is undefined')],
  ['a fault of our server', new AppError('internal', 'x', 'Something went wrong.')],
  ['a database that fails', new DOMException('x', 'UnknownError')],
  ['something that is not an error', 'text'],
  ['nothing', undefined],
])('%s is reported', async (_, error) => {
  reportFault('a test', error);
  await reported();
  expect(sent).toHaveBeenCalledWith('a test', error);
});

it('a fault in sending is not another fault', async () => {
  sent.mockRejectedValue(new Error('x'));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  reportFault('a test', new Error('x'));
  await reported();
  await later();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('sends nothing in development', async () => {
  vi.stubEnv('PROD', false);
  const error = new TypeError('x');
  reportFault('a test', error);
  await later();
  expect(warned.mock.calls.flat()).toEqual(expect.arrayContaining([error]));
  expect(sent).not.toHaveBeenCalled();
});

it('continues with a value', async () => {
  const error = new TypeError('x');
  await expect(Promise.reject(error).catch(reportedAs('a test', 7))).resolves.toBe(7);
  await reported();
});

describe('what nothing handles', () => {
  it('is reported', async () => {
    const error = new TypeError('x');
    dispatchEvent(new ErrorEvent('error', { error }));
    await reported();
    expect(sent).toHaveBeenCalledWith('an uncaught error', error);
  });

  it('is reported if it is a rejection', async () => {
    const reason = new TypeError('y');
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await reported();
    expect(sent).toHaveBeenCalledWith('an unhandled rejection', reason);
  });

  it('is not reported for another origin’s script, which has no error', async () => {
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    await later();
    expect(sent).not.toHaveBeenCalled();
  });
});
