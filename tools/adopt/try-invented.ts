import { rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { folderName } from './folder-name';
import { inventedAnswers } from './invented-answers';

/**
 * Has `npm run adopt` write a business, checks types and runs the unit tests with it, and deletes it. Both examples are in one
 * time zone and have counties, which a test could take for granted.
 */
export async function tryInvented(against: string, args: readonly string[]): Promise<number> {
  const [name = ''] = inventedAnswers;
  const business = folderName(name);
  const folder = path.join(repositoryRoot, 'businesses', business);
  const run = (command: readonly string[], options: { env?: Record<string, string>; input?: string }) =>
    runCommand(process.execPath, ['tools/bootstrap.mjs', ...command], {
      cwd: repositoryRoot,
      echo: options.input === undefined,
      ...options,
    });
  rmSync(folder, { recursive: true, force: true });
  try {
    await step('npm run adopt', async () => {
      const { code, output } = await run(['adopt'], { input: `${inventedAnswers.join('\n')}\n` });
      if (code !== 0) throw new Failure(`npm run adopt could not write ${name}:\n\n${output}`);
      return name;
    });
    const env = { BUSINESS: business, ADOPT_CHECK_AGAINST: against };
    const { code } = await run(['adopt:check', '--no-walk', ...args], { env });
    return code ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
