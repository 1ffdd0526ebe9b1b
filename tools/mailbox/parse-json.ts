/** Undefined if `text` is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // ignored: the caller judges what is not JSON
    return undefined;
  }
}
