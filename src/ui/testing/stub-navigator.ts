import { vi } from 'vitest';

/**
 * Replaces `navigator` by one with these parts until the next test. It keeps the user agent, which a library may read as
 * it loads: one that fails to load in a process fails in every later test file there. @returns the replacement.
 */
export function stubNavigator<Parts extends object>(parts: Parts): Parts & { readonly userAgent: string } {
  const stub = { userAgent: 'Test', ...parts };
  vi.stubGlobal('navigator', stub);
  return stub;
}
