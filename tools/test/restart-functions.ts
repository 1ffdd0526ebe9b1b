import { addresses } from '../backend/addresses';
import { controlFunctions } from './control-functions';

/**
 * Stops and starts the stack's functions: their emulator keeps each process that calls at the same moment have made it
 * start, of which the tests of the functions leave more than a hundred.
 */
export async function restartFunctions(): Promise<string> {
  await controlFunctions(addresses.functionsControl, 'stop');
  await controlFunctions(addresses.functionsControl, 'start');
  return 'restarted';
}
