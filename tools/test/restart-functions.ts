import { addresses } from '../backend/addresses';
import { controlFunctions } from './control-functions';

/**
 * Restarts the stack's functions: their emulator keeps every process started for concurrent calls, and the
 * functions tests leave more than a hundred.
 */
export async function restartFunctions(): Promise<string> {
  await controlFunctions(addresses.functionsControl, 'stop');
  await controlFunctions(addresses.functionsControl, 'start');
  return 'restarted';
}
