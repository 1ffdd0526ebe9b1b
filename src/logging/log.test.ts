import { expect, it, vi } from 'vitest';
import { log } from './log';

it('logs a message alone, or with its cause', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('refused');
  log.error('Not found: /x');
  log.error('failed', cause);
  expect(printed.mock.calls).toEqual([['Not found: /x'], ['failed', cause]]);
});
