import { copyOf } from '../copy-list/copy-of';
import { requirementsPage, type RepositoryFiles } from './check-requirements';
import { noPromises } from './no-promises';

const heading = '## Promises to people';
/** `- What is promised. "quoted from the product" **Kept by:** what keeps it.` */
const row = /^- (?<promise>.+?) \*\*Kept by:\*\* .+$/;
const quote = /"(?<text>[^"]+)"/g;

/** What only the office or an engineer sees, and texts that were frozen. */
const notPublic =
  /^domain\/fault\/|^src\/(?:apps\/office|photos|offline\/office|shared\/mail)\/|^src\/features\/(?:admin-session|audit|dashboard|erasure|find|import|jobs|referrals|reminders|report-actions|report-form|requests|security|settings)\/|\/kinds\/office-|\/legal\/[^/]+-\d{4}-\d{2}-\d{2}\.ts$/;

/** A file of a business other than the demo, which the specification describes. */
const isOfOther = (path: string, paths: readonly string[]) => {
  const [folder] = /^businesses\/[^/]+\//.exec(path) ?? [];
  return folder !== undefined && !paths.includes(`${folder}specification.test.ts`);
};

/** Words by which a sentence may promise something. */
const promising =
  /\bwe(?:’ll| will)\b|\balways\b|\bnever\b|\bwithin\b|\bfree\b|\bno charge\b|\bowe nothing\b|\bfull refund\b/iu;
const betweenSentences = /(?<=[.?!])\s+(?=[\p{Lu}{“])/u;

/**
 * Checks that every promise of the requirements page quotes a text of the product and says what keeps it, and that every
 * sentence for the public that seems to promise something is quoted there, or is listed as no promise. A quote may be a
 * part of sentences, and then stands for all that contain it. Returns one sentence for each error.
 */
export function checkPromises({ paths, read }: RepositoryFiles, listed = noPromises): string[] {
  const copy = copyOf(
    paths.filter((path) => !notPublic.test(path) && !isOfOther(path, paths)),
    read,
  );
  const texts = copy.map(({ text }) => text.toLowerCase());
  const failures: string[] = [];

  const lines = read(requirementsPage).split(heading)[1]?.split('\n') ?? [];
  const quotes = lines
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => {
      const promise = row.exec(line)?.groups?.promise ?? '';
      const found = [...promise.matchAll(quote)].map(({ groups }) => groups?.text ?? '');
      if (found.length === 0)
        failures.push(`this promise quotes nothing or is kept by nothing: ${line.slice(0, 80)}`);
      return found;
    });
  for (const text of [...quotes, ...listed]) {
    if (!texts.some((known) => known.includes(text.toLowerCase())))
      failures.push(`no page or email says any longer: "${text}"`);
  }

  const known = [...quotes, ...listed].map((text) => text.toLowerCase());
  for (const { file, text } of copy) {
    for (const sentence of text.split(betweenSentences).filter((each) => promising.test(each))) {
      const said = sentence.toLowerCase();
      if (known.some((text) => said.includes(text) || text.includes(said))) continue;
      failures.push(`${file} promises what ${requirementsPage} doesn’t list: "${sentence}"`);
    }
  }
  return [...new Set(failures)];
}
