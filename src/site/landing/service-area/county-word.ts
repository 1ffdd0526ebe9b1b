const words: Readonly<Record<string, string>> = { Alaska: 'Borough', Louisiana: 'Parish' };

/** What a state calls its counties. */
export const countyWord = (state: string): string => words[state] ?? 'County';

/** A county of the atlas as people say it: 'Example Parish'. A city of its own has that in its name already. */
export const countyInWords = (state: string, name: string): string =>
  / (?:County|Parish|Borough|City)$/.test(name) ? name : `${name} ${countyWord(state)}`;
