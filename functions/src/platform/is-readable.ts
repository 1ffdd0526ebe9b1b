/** Deeper than any form or report, and far below the stack limit. */
const deepest = 32;

/** A type tag of the SDK's encoding, which fails for unknown types, and a member that would set the prototype. */
const foreignMembers = ['@type', '__proto__'] as const;

/** Whether the SDK can decode the data of a call; otherwise it would respond with an internal error. */
export function isReadable(data: unknown): boolean {
  // Iterative, because a deeply nested body is meant to exhaust recursion.
  const open: [value: unknown, depth: number][] = [[data, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (value === null || typeof value !== 'object') continue;
    if (depth >= deepest || foreignMembers.some((member) => Object.hasOwn(value, member))) return false;
    for (const member of Object.values(value)) open.push([member, depth + 1]);
  }
  return true;
}
