import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCopy } from './find-copy';

/**
 * `npm run copy:list` writes a list of every visible text with its location, for review.
 * `npm run copy:list -- src/site functions/src/mail` lists only those folders.
 */
const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : ['domain', 'src', 'functions/src'];
const list = path.join('node_modules', '.cache', 'copy-list.tsv');

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/u.test(file))
  .sort();

const lines = [
  ...new Set(
    sources.flatMap((file) =>
      findCopy(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}\t${text}`),
    ),
  ),
];

mkdirSync(path.dirname(list), { recursive: true });
writeFileSync(list, lines.map((line) => `${line}\n`).join(''));
console.log(`${lines.length} texts from ${sources.length} files in ${list}`);
