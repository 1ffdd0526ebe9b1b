/** `a.b[0]` -> `['a', 'b', '0']`. */
export default function toPath(value: string | readonly string[]): string[] {
  return typeof value === 'string' ? value.split(/[.[\]]+/).filter((part) => part !== '') : [...value];
}
