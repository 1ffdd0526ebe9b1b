import { vi } from 'vitest';
import { patienceMs } from './patience';

/**
 * Repeats a check until it passes; with fake timers, they advance meanwhile.
 * @returns what the check returns
 * @throws the check's last failure if it never passes
 */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: patienceMs });
}
