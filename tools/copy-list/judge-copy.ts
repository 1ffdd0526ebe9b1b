import type { PlacedCopy } from './copy-of';

interface Rule {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly write: string;
}

/** Words that texts for people don't use. */
const rules: readonly Rule[] = [
  { pattern: /\be-mails?\b/iu, write: '“email”' },
  { pattern: /(?<![\p{L}-])mails?\b(?! (?:sent|not|put|postponed|given|swept|kind))/iu, write: '“email”' },
  { pattern: /\banew\b/iu, write: '“again”' },
  { pattern: /\bshall\b/iu, write: '“will” or “must”' },
  { pattern: /\bcall us on\b/iu, write: '“call us at”' },
  { pattern: /\btick(?:s|ed|ing)?\b/iu, write: '“check”' },
  { pattern: /\b(?:kindly|hereby|whilst|towards|once more)\b/iu, write: 'a plainer word' },
  { pattern: /\p{L}'(?:s|t|re|ve|ll|d|m)\b/u, write: 'a curly apostrophe (’)' },
];

/** A number of a business's folder before its unit: any number can stand there. */
const uncounted =
  /\{(?:[\w.]+\.)?(?:hours|(?:confirmation|contact|report|emailReply|processing)Hours|noticeDays|claimYears|writtenContractYears)\} (?:hours|days|years)\b/u;

/** Texts that the client's specification gives to the letter. */
const specified: readonly string[] = ["We couldn't find any referrals associated with this phone number."];

/** Signed texts are stored word for word, and a log's words are for engineers. */
const unjudged = /\/legal\/[^/]+-\d{4}-\d\d-\d\d\.ts$|engine-words\.ts$|\/logs?\.ts$|\/testing\//u;

/** The texts that break a rule, one sentence each. */
export function judgeCopy(copy: readonly PlacedCopy[]): string[] {
  return copy
    .filter(({ file, text }) => !unjudged.test(file) && !specified.includes(text))
    .flatMap(({ file, line, text }) => {
      const counts = uncounted.test(text)
        ? [`${file}:${line}: write “1 hour” for one, with domain/text/counted.ts, in “${text}”`]
        : [];
      // A placeholder holds code.
      const words = text.replaceAll(/\{[^}]*\}/gu, '');
      return [
        ...counts,
        ...rules
          .filter(({ pattern }) => pattern.test(words))
          .map(({ write }) => `${file}:${line}: write ${write} in “${text}”`),
      ];
    });
}
