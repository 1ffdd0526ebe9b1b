import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { judgeFailure } from './judge-failure';

const failedBy = (cause: Error) => new AppError('unavailable', 'x', 'y', { cause });
const cut = failedBy(new TypeError('Failed to fetch'));
const slow = failedBy(new DOMException('30 s are over', 'TimeoutError'));
const page = failedBy(new SyntaxError('Unexpected token <'));
const ownFault = new AppError('internal', 'x', 'y');

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no response, and the browser is offline', cut, false, 'offline'],
  ['no response although the browser is online', cut, true, 'no-answer'],
  ['no response in time', slow, true, 'no-answer'],
  ['an HTML page instead of a response', page, true, 'server'],
  ['the server said that it failed', ownFault, true, 'server'],
  ['a server failure, with the connection lost meanwhile', ownFault, false, 'server'],
  ['a receipt for other content', new Error('the receipt names another content'), true, 'server'],
] as const)('%s: it waits with an unknown result', (_, failure, onLine, reason) => {
  stubNavigator({ onLine });
  expect(judgeFailure(failure, 0)).toEqual({
    state: 'queued',
    outcomeUnknown: true,
    notBefore: 0,
    reason,
  });
});
