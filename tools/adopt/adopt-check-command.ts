import { chosenBusiness, businessNames } from '../business/chosen-business.mjs';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { useTestPorts } from '../test/use-test-ports';
import { tryInvented } from './try-invented';

/**
 * `npm run adopt:check` tries the product with every business but the chosen one, and with one that it has `npm run adopt` write;
 * `BUSINESS=name npm run adopt:check` with that one. Each runs in its own process, because the chosen business is read while modules load.
 */
export async function main(args: string[]): Promise<number> {
  if (process.env.ADOPT_CHECK_AGAINST !== undefined) {
    const { checkAdopted } = await import('./check-adopted');
    return checkAdopted(process.env.ADOPT_CHECK_AGAINST, args);
  }
  // For the processes below, which read the ports while modules load.
  useTestPorts();
  const chosen = chosenBusiness().name;
  const first = chosenBusiness({}).name;
  const tried = chosen === first ? businessNames().filter((name) => name !== first) : [chosen];
  let worst = 0;
  for (const name of tried) {
    const { code } = await runCommand(process.execPath, ['tools/bootstrap.mjs', 'adopt:check', ...args], {
      cwd: repositoryRoot,
      env: { BUSINESS: name, ADOPT_CHECK_AGAINST: first },
      echo: true,
    });
    worst ||= code ?? 1;
  }
  if (chosen === first) worst ||= await tryInvented(first, args);
  return worst;
}
