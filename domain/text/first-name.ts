/** The first word of a name; empty for none. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
