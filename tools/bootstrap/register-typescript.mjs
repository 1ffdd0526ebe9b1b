/**
 * Lets this process import TypeScript with the paths of tsconfig.json: tools as ES modules, the functions' files,
 * whose package.json names no module type, as CommonJS.
 */
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register as registerEsm } from 'tsx/esm/api';

registerCommonJs();
registerEsm();
