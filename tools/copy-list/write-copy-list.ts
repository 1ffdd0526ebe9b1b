import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOf } from './copy-of';
import { judgeCopy } from './judge-copy';

/**
 * `npm run copy:list` writes a list of every visible text with its location, for review, and names texts with words
 * that docs/glossary.md rules out. It ends with 1 if there are any.
 * `npm run copy:list -- src/site functions/src/mail` reads only those folders.
 */
const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : ['businesses', 'domain', 'src', 'functions/src'];
const list = path.join('node_modules', '.cache', 'copy-list.tsv');

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
);
const copy = copyOf(files, (file) => readFileSync(file, 'utf8'));
const lines = [...new Set(copy.map(({ file, line, text }) => `${file}:${line}\t${text}`))];

mkdirSync(path.dirname(list), { recursive: true });
writeFileSync(list, lines.map((line) => `${line}\n`).join(''));
console.log(`${lines.length} texts in ${list}`);

const faults = judgeCopy(copy);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
