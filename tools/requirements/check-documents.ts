import path from 'node:path';
import { trustedJson } from '../trusted-json';
import type { RepositoryFiles } from './check-requirements';

/** Written by a build or a command, so never in the repository. */
const generated = /^(?:\.local|\.vite|dist|functions\/lib|test-results)(?:\/|$)/;
const sourceEnding = /\.(?:css|html|js|json|md|mjs|rules|tsx?|ya?ml)$/;
const pathShape = /^[\w.@*-]+(?:\/[\w.@*-]+)*\/?$/;
/** A word that is no English: `pageCount`, `held_until`, `office-job-cancel`. */
const nameShape = /^\w+(?:[-_]\w+)+$|^[a-z]+[A-Z]\w*$|^[A-Z]\w*[a-z][A-Z]\w*$/;
const word = /\w+(?:[-_]\w+)*/g;
const codeBlock = /```[\s\S]*?```/g;
const codeSpan = /`(?<code>[^`\n]+)`/g;
/** Of a link to another file of the repository. */
const target = /\]\((?<target>[^)#:\s]+)(?:#[^)]*)?\)/g;
const command = /\bnpm run (?<script>\w[\w:-]*\w)(?![\w:-])/g;
/** What a command of ours is given: `--dry-run`, alone or after the command. */
const options = /^(?:npm run [\w:]+ -- .*|--[a-z][\w-]*)$/;
const option = /--(?<name>[a-z][a-z-]*)/g;
/** The list below is no proof that a name exists. */
const ownFolder = 'tools/requirements/';
const noText = /\.(?:avif|ico|icns|jpe?g|pdf|png|ttf|webp|woff2?)$|package-lock\.json$/;

/**
 * Names that a document gives although they are nowhere in the code: history, other products, and plans. An entry that
 * is no longer needed is a failure.
 */
export const namesElsewhere: Readonly<Record<string, readonly string[]>> = {
  'docs/costs.md': ['office_id'],
  'docs/decisions/0037-a-secret-in-two-parts.md': ['APP_HMAC_KEY_PREVIOUS'],
  'docs/decisions/0041-phone-fields.md': ['libphonenumber-js', 'react-number-format'],
  'docs/decisions/0056-a-build-for-each-app.md': ['entriesAware'],
  'docs/decisions/0061-faults-on-devices.md': ['no-empty', 'sendBeacon'],
  'docs/decisions/0070-quick-starts.md': ['preferRest'],
  'docs/decisions/0088-web-push.md': ['web-push'],
  'docs/decisions/0185-react-rules-in-oxlint.md': ['--disable-software-rasterizer', '--in-process-gpu'],
  'docs/reliability.md': ['NetworkOnly', 'workbox-background-sync'],
};

/**
 * Checks that every link in a Markdown file leads to a file, and that every path, command, option and name it shows as code
 * exists. Returns one sentence for each that does not. `elsewhere` lists the exceptions by document.
 */
export function checkDocuments({ paths, read }: RepositoryFiles, elsewhere = namesElsewhere): string[] {
  const top = new Set(paths.map((file) => file.split('/')[0]));
  const isPath = (code: string) =>
    pathShape.test(code) &&
    !generated.test(code) &&
    (sourceEnding.test(code) || (code.includes('/') && top.has(code.split('/')[0])));
  const isCode = (file: string) => !file.endsWith('.md') && !file.startsWith(ownFolder) && !noText.test(file);
  const names = namesIn(paths.filter(isCode).map(read));
  const isThere = (linked: string) =>
    paths.some((file) => file === linked || file.startsWith(`${linked.replace(/\/$/, '')}/`));
  const { scripts } = trustedJson<{ scripts: Record<string, string> }>(read('package.json'));

  const missingFrom = (document: string): string[] => {
    const text = read(document);
    const codes = [...text.replaceAll(codeBlock, '').matchAll(codeSpan)].map(
      ({ groups }) => groups?.code ?? '',
    );
    const commands = [...text.matchAll(command)].map(({ groups }) => groups?.script ?? '');
    const targets = [...text.matchAll(target)].map(({ groups }) =>
      path.posix.join(path.posix.dirname(document), groups?.target ?? ''),
    );
    const given = [...codes, ...(text.match(codeBlock) ?? []).flatMap((block) => block.split('\n'))]
      .map((row) => row.slice(Math.max(row.indexOf('npm run '), 0)))
      .filter((row) => options.test(row))
      .flatMap((row) => [...row.matchAll(option)].map(({ groups }) => groups?.name ?? ''));
    const missing = [
      ...targets.filter((linked) => !isThere(linked)),
      ...codes.filter((code) => isPath(code) && !exists(code, paths)),
      ...codes.filter((code) => !isPath(code) && nameShape.test(code) && !names.has(code)),
      ...given.filter((name) => !names.has(camel(name)) && !names.has(name)).map((name) => `--${name}`),
      ...commands.filter((script) => !(script in scripts)).map((script) => `npm run ${script}`),
    ];
    return [...new Set(missing)];
  };

  return paths
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) => {
      const missing = missingFrom(document);
      const allowed = elsewhere[document] ?? [];
      return [
        ...missing
          .filter((name) => !allowed.includes(name))
          .map((name) => `${document} names ${name}, which does not exist`),
        ...allowed
          .filter((name) => !missing.includes(name))
          .map((name) => `${document} needs no exception for ${name}`),
      ];
    });
}

/** Whether a file or folder has this path, or ends in it: `job/job.ts` is `domain/job/job.ts`. `*` is any part of a name. */
function exists(code: string, paths: readonly string[]): boolean {
  const parts = code.replace(/\/$/, '').split('*');
  const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join('[^/]*');
  const ending = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return paths.some((file) => ending.test(file));
}

/** As a command's table has it: `dry-run` -> `dryRun` */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every word of the texts, whole and by the parts between hyphens. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(word) ?? []));
}
