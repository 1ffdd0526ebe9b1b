/** `P. S.`: how a masked row shows the client's name. Letters only; what stands between them is left out. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word) ?? [])
    .map((letter) => `${letter.toLocaleUpperCase('en-US')}.`)
    .slice(0, 3)
    .join(' ');
}
