/**
 * Builds the local Firestore if it has to be built, while npm installs the packages (tools/bootstrap/build-firestore.mjs):
 * it and what it imports use none. Each row of its output is the state of things; the last one, with exit code 1, is why
 * there is none.
 */
import { findHidane } from './find-hidane';
import { installHidane } from './install-hidane';

const say = (text: string) => process.stdout.write(`${text}\n`);

const found = await findHidane();
const problem = found ? null : await installHidane(say);
say(problem ?? (found ? `hidane, ${found.from}` : 'hidane, built with cargo'));
process.exitCode = problem === null ? 0 : 1;
