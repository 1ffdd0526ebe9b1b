export type TextKeyword = 'stop' | 'start' | 'help';

/** The words by which carriers and Twilio understand each. */
const words: Readonly<Record<string, TextKeyword>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
};

/** What a client's text message asks for, if it consists of such a word alone; null for anything else. */
export function keywordOf(text: string): TextKeyword | null {
  // Longer than any of the words with what surrounds them: not worth looking through.
  if (text.length > 40) return null;
  const word = text.replace(/[\s.!"'’“”-]/g, '').toUpperCase();
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}
