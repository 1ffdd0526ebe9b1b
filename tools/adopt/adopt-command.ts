import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { chosenBusiness } from '../business/chosen-business.mjs';
import { Failure } from '../console/failure.mjs';
import { heading } from '../console/progress.mjs';
import { ask, type Prompt } from './ask';
import { folderFiles, folderName } from './folder-files';
import { paletteFrom, unreadable } from './palette';
import { questions } from './questions';

/**
 * `npm run adopt` asks for the facts of a business, writes its folder in `businesses/`, freezes its texts for signing, and
 * says what is left for the owner, a lawyer and a designer. Answers can also be piped in, one per line.
 */
export async function main(): Promise<number> {
  heading('A new business');
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
  if (code !== 0) throw new Failure(`The texts for signing could not be written:\n\n${output}`);
  const faults = unreadable(paletteFrom(answers.mainColor, answers.secondColor));
  report(name, faults);
  return 0;
}

async function askAtTerminal() {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt: Prompt = async (question) => {
    process.stdout.write(`  ${question}: `);
    const next = await lines.next();
    if (next.done) return null;
    // A terminal shows what is typed by itself.
    if (!process.stdin.isTTY) console.log(next.value);
    return next.value;
  };
  try {
    return await ask(questions, prompt, (sentence) => console.log(`  ✗ ${sentence}`));
  } catch (error) {
    throw new Failure((error as Error).message);
  } finally {
    terminal.close();
  }
}

function report(name: string, faults: readonly string[]): void {
  console.log(`
  businesses/${name}/ is written. To see it: BUSINESS=${name} npm start
  To choose it for good, name it in tsconfig.json, "@business/*". To try everything: BUSINESS=${name} npm run adopt:check

  For you:
  - read every file: features, badges and promises are suggestions, and agents' rewards are off
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
