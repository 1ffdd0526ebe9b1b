export interface RepositoryFiles {
  readonly paths: readonly string[];
  readonly read: (path: string) => string;
}

export const requirementsPage = 'docs/requirements.md';

const row = /^\| (?<number>[A-Z]-\d{2,3}) \| .+ \| (?<metIn>.*) \| (?<shownBy>.*) \| .*\|$/;
const heading = /^\| (?:Number|---) \|/;
const testFile = /\.(?:test|spec)\.tsx?$/;
/** A path, which may be followed by the title of a test in it. */
const namedFile = /`(?<path>[^`]+)`(?: "(?<title>[^"]+)")?/g;
const number = /\b[A-Z]+-\d+\b/g;
const numberOnPage = /\b[A-Z]-\d{2,3}\b/g;
/** `requirement B-07`, `requirements B-07 and B-08`; a comment may wrap between the word and the number. */
const citation = /\b[Rr]equirements?[\s*/]+(?<numbers>[A-Z]+-\d+(?:(?:,? and|,| to)[\s*/]+[A-Z]+-\d+)*)/g;

/** Checks the requirements page and all citations of it. Returns one sentence for each error. */
export function checkRequirements({ paths, read }: RepositoryFiles): string[] {
  const known = new Set(paths);
  const failures: string[] = [];
  const numbers = new Set<string>();
  const page = read(requirementsPage);

  for (const line of page.split('\n').filter((text) => text.startsWith('|') && !heading.test(text))) {
    const cells = row.exec(line)?.groups;
    if (!cells) {
      failures.push(`${requirementsPage}: this is no row: ${line.slice(0, 80)}`);
      continue;
    }
    const { number: own = '', metIn = '', shownBy = '' } = cells;
    const fail = (sentence: string) => failures.push(`${own} ${sentence}`);
    if (numbers.has(own)) fail('is there twice');
    numbers.add(own);

    const files = filesIn(metIn);
    const tests = filesIn(shownBy);
    if (files.length === 0) fail('is met nowhere');
    if (tests.length === 0) fail('has no test');
    for (const { path } of files) if (!known.has(path)) fail(`is met in ${path}, which does not exist`);
    for (const { path, title } of tests) {
      if (!known.has(path)) fail(`is shown by ${path}, which does not exist`);
      else if (!testFile.test(path)) fail(`is shown by ${path}, which is not a test`);
      else if (title && !read(path).includes(title))
        fail(`names a test that ${path} does not have: "${title}"`);
    }
  }

  const cite = (place: string, cited: string) => {
    if (!numbers.has(cited)) failures.push(`${place} cites requirement ${cited}, which does not exist`);
  };
  for (const [cited] of page.matchAll(numberOnPage)) cite(requirementsPage, cited);
  for (const path of paths.filter((other) => other !== requirementsPage)) {
    for (const { groups } of read(path).matchAll(citation)) {
      for (const [cited] of (groups?.numbers ?? '').matchAll(number)) cite(path, cited);
    }
  }
  return failures;
}

function filesIn(cell: string): { readonly path: string; readonly title: string | undefined }[] {
  return [...cell.matchAll(namedFile)].map(({ groups }) => ({
    path: groups?.path ?? '',
    title: groups?.title,
  }));
}
