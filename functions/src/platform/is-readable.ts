/** Deeper than anything that a form or a report holds, and far from where recursion ends. */
const deepest = 32;

/** A type of the SDK's own encoding, which it fails over where it does not know it; and what would become a prototype. */
const foreignMembers = ['@type', '__proto__'] as const;

/** Whether the SDK can read the data of a call without failing: it would answer with a fault of ours. */
export function isReadable(data: unknown): boolean {
  // Not by recursion: that is what a deep body is made to exhaust.
  const open: [value: unknown, depth: number][] = [[data, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (value === null || typeof value !== 'object') continue;
    if (depth >= deepest || foreignMembers.some((member) => Object.hasOwn(value, member))) return false;
    for (const member of Object.values(value)) open.push([member, depth + 1]);
  }
  return true;
}
