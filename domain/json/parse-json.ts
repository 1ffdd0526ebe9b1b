import type { Guard } from './guards';

/** The value of a JSON text that nothing has checked yet; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // ignored: the caller decides what a text that isn't JSON means
    return undefined;
  }
}

/** The value of a JSON text of this type; null for anything else, also for a missing text. */
export function readJson<Value>(text: string | null, is: Guard<Value>): Value | null {
  const value = text === null ? null : parseJson(text);
  return is(value) ? value : null;
}
