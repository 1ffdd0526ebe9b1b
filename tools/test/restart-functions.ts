import { addresses } from '../backend/addresses';
import { controlFunctions } from './control-functions';

/**
 * Restarts the stack's functions: their emulator keeps every process started for concurrent calls, and the
 * functions tests leave more than a hundred. Nothing may be running, because a function that is killed in a transaction
 * locks what it has read for a minute, and the first tests after it could book nothing.
 */
export async function restartFunctions(): Promise<string> {
  await controlFunctions(addresses.functionsControl, 'rest');
  await controlFunctions(addresses.functionsControl, 'stop');
  await controlFunctions(addresses.functionsControl, 'start');
  return 'restarted';
}
