/** The letters of the longer line, if a name's words are set in two lines as evenly as they allow. */
export function lettersInTwoLines(name: string): number {
  const words = name.split(' ');
  const length = (line: readonly string[]) => line.join(' ').length;
  return Math.min(...words.map((_, at) => Math.max(length(words.slice(0, at)), length(words.slice(at)))));
}
