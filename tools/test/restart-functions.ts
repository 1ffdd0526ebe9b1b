import { addresses } from '../backend/addresses';
import { Failure } from '../console/failure.mjs';

/**
 * Stops and starts the stack's functions: their emulator keeps each process that calls at the same moment have made it
 * start, of which the tests of the functions leave more than a hundred.
 */
export async function restartFunctions(): Promise<string> {
  for (const verb of ['stop', 'start']) {
    const { ok, status } = await fetch(`${addresses.functionsControl}/${verb}`, { method: 'POST' });
    if (!ok && status !== 409) throw new Failure(`The functions did not ${verb}: ${status}.`);
  }
  return 'restarted';
}
