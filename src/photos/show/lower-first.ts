/** A name within a sentence: `finding 3` for `Finding 3`. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
