import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { chosenBusiness } from '../business/chosen-business.mjs';
import { Failure } from '../console/failure.mjs';
import { heading } from '../console/progress.mjs';
import type { Answers } from './answers';
import { ask, back, forward, type Prompt } from './ask';
import { folderFiles } from './folder-files';
import { folderName } from './folder-name';
import { forgetAnswers, keepAnswers, keptAnswers, type Typed } from './kept-answers';
import { paletteFrom, unreadable } from './palette';
import { questions } from './questions';

/** In a folder that Git ignores. It holds only what the folder of the business will say. */
const keptIn = '.local/adopt-answers.json';
const keptFile = path.join(repositoryRoot, keptIn);
const goesOn = `Your answers so far are in ${keptIn}. \`npm run adopt\` goes on from there.`;

/**
 * `npm run adopt` asks for the facts of a business, writes its folder in `businesses/`, freezes its texts for signing, and
 * says what is left for the owner, a lawyer and a designer. At a terminal the answers are kept until the folder is written,
 * so that it can be stopped. Answers can also be piped in, one per line.
 */
export async function main(): Promise<number> {
  heading('A new business');
  console.log(
    `  ${questions.length} questions. Enter alone takes the answer in brackets. You can edit everything later.\n` +
      `  ${back} goes back to the answer before, ${forward} leaves it as it was.\n`,
  );
  const answers = await askAtTerminal();
  const name = folderName(answers.name);
  const folder = path.join(repositoryRoot, 'businesses', name);
  if (existsSync(folder)) throw new Failure(`${folder} exists already. Choose another name, or delete it.`);
  const today = new Date().toISOString().slice(0, 10);
  const files = await folderFiles(answers, today);
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  for (const [file, source] of Object.entries(files)) writeFileSync(path.join(folder, file), source);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    readFileSync(path.join(chosenBusiness().folder, 'tsconfig.json'), 'utf8'),
  );
  // Git keeps no empty folder.
  writeFileSync(path.join(folder, 'public/.gitkeep'), '');
  const { code, output } = await runCommand(
    process.execPath,
    ['tools/bootstrap.mjs', 'legal:freeze', today],
    { cwd: repositoryRoot, env: { BUSINESS: name } },
  );
  if (code !== 0) {
    rmSync(folder, { recursive: true });
    throw new Failure(`The texts for signing could not be written:\n\n${output}`);
  }
  forgetAnswers(keptFile);
  const faults = unreadable(paletteFrom(answers.mainColor, answers.secondColor));
  report(name, answers, faults);
  return 0;
}

async function askAtTerminal() {
  const isTerminal = process.stdin.isTTY;
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt: Prompt = async (question) => {
    process.stdout.write(`  ${question}: `);
    const next = await lines.next();
    if (next.done) return null;
    // A terminal shows what is typed by itself.
    if (!isTerminal) console.log(next.value);
    return next.value;
  };
  const stop = () => {
    console.log(`\n\n  ${goesOn}`);
    process.exit(130);
  };
  if (isTerminal) process.once('SIGINT', stop);
  try {
    return await ask(questions, prompt, (sentence) => console.log(`  ✗ ${sentence}`), {
      typed: isTerminal ? await typedBefore(prompt) : {},
      keep: (typed) => {
        if (isTerminal) keepAnswers(keptFile, typed);
      },
      show: (question, answer) => console.log(`  ${question}: ${answer}`),
    });
  } catch (error) {
    throw new Failure([(error as Error).message, ...(isTerminal ? [goesOn] : [])].join(' '));
  } finally {
    process.off('SIGINT', stop);
    terminal.close();
  }
}

/** The answers of a time that ended early, unless they aren't wanted. */
async function typedBefore(prompt: Prompt): Promise<Typed> {
  const typed = keptAnswers(keptFile);
  const count = Object.keys(typed).length;
  if (count === 0) return {};
  console.log(`  ${keptIn} has your answers to ${count} of ${questions.length} questions.`);
  for (;;) {
    const given = (await prompt('Go on from there? "no" begins again [yes]'))?.trim().toLowerCase();
    if (given === undefined || ['', 'y', 'yes'].includes(given)) return typed;
    if (['n', 'no'].includes(given)) return {};
  }
}

function report(name: string, { blogUrl, reviewUrl }: Answers, faults: readonly string[]): void {
  const links = [
    blogUrl === null
      ? ''
      : '\n  - contact.ts: the site links to /sewer-inspections and /inspection-costs of the blog',
    reviewUrl === null ? '' : '\n  - contact.ts: every page has a button that leads to your reviews',
  ].join('');
  console.log(`
  businesses/${name}/ is written. To see it: BUSINESS=${name} npm start
  To choose it for good, name it in tsconfig.json, "@business/*". To try everything: BUSINESS=${name} npm run adopt:check

  For you:
  - read every file: features and badges are suggestions, rewards are off, and their amount is in rewards.ts${links}
  - sample-report.ts: an address that nobody lives at
  - proof.ts: license, insurance and reviews; what isn't set isn't shown

  For a lawyer (docs/legal-texts.md):
  - legal.ts: both acts by their names, the limits, and the years
  - legal/: the agreement and the media release, before anyone signs them
  - the pages Privacy Policy, Terms of Service and Disclosure of Findings
  - rewards.ts: before any kind of referrer is offered a reward

  For a designer:
  - icon.svg and brand.ts: both were made from your two colors; the fonts are in brand.ts
  - npm run looks: every surface, in both schemes
`);
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  if (faults.length === 0) console.log('  Every text can be read on its background, in both schemes.');
}
