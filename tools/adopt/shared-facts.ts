import type { Fact } from './facts-of';
import { findFacts } from './find-facts';

/** What every business shares. The folders of `businesses/` and the documents about them aren't. */
const sharedFile = /^(?:domain|src|functions\/src|tests|tools)\/.+\.(?:tsx?|mjs|json|html|css|svg|md)$/;
/** What a release recorded is how it was. */
const recorded = /^tests\/releases\//;

export const isShared = (file: string): boolean => sharedFile.test(file) && !recorded.test(file);

interface Exclusion {
  readonly file: RegExp;
  /** Of the facts, those that it may state; all if not given. */
  readonly facts?: RegExp;
  readonly reason: string;
}

/** Where shared code may state what is also a fact of a business. */
export const exclusions: readonly Exclusion[] = [
  {
    file: /^tools\/adopt\/(?:folder-files|promises-source)\.ts$/,
    reason: 'A new folder begins with sentences that any business may say, as the demo does.',
  },
  {
    file: /\.test\.tsx?$/,
    facts: /^America\/\w+$/,
    reason:
      'A function that takes a time zone is tested with one. What the business has comes from its place.',
  },
  {
    file: /./,
    facts: /^\d{4}-\d\d-\d\d$/,
    reason: 'A day is no one’s: the pages’ dates are also dates of appointments.',
  },
  {
    file: /^tools\/deploy\//,
    facts: /^Twilio \(SendGrid\)$/,
    reason: 'One of the two services that the product can send with; the deploy check knows both.',
  },
  {
    file: /\.(?:test|spec)\.tsx?$/,
    facts: /^\$/,
    reason: 'A test may invent a price. bare-prices.ts finds those that it expects without having set them.',
  },
  {
    file: /./,
    facts: /^(?:repair|year)$/,
    reason: 'What a service’s report compares, one of two words of the product.',
  },
  { file: /./, facts: /^Closed$/, reason: 'Opening hours, but also the status of a referral.' },
  {
    file: /./,
    facts: /^on request$/,
    reason: 'Half of a line on the map; two words that mean nothing alone.',
  },
];

/** Files with names and addresses, which are facts in any case: those of an id too. The others hold sentences. */
const named = /(?:^|\/)(?:names|contact|place|service-area|proof|legal|sample-report)\.ts$/;
/** A word of four letters is often one of the language as well. */
const isNamed = ({ text, file }: Fact) => named.test(file) && /^\p{L}.{4}/u.test(text);

/** A phone number, email or web address: no code or test says one by accident, as it may a city or "24 hours". */
export const isUnmistakable = ({ text, file }: Fact): boolean =>
  /(?:^|\/)contact\.ts$/.test(file) && /^\(?\+?\d|@|^https:/.test(text);

const mayState = (file: string, { text }: Fact) =>
  exclusions.some((each) => each.file.test(file) && (each.facts?.test(text) ?? true));

/** A sentence for each fact of a business that shared code or a shared test states instead of deriving it. */
export function sharedFacts(
  files: readonly string[],
  facts: readonly Fact[],
  read: (file: string) => string,
): string[] {
  return files.filter(isShared).flatMap((file) =>
    findFacts(read(file), facts, isNamed)
      .filter((fact) => !mayState(file, fact))
      .map(
        ({ text, file: source }) =>
          `${file} states "${text}", a fact of ${source}: derive it from the business.`,
      ),
  );
}
