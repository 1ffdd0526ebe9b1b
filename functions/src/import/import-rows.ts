import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { takeRows } from './take-rows';

/** office-import-rows: imports the next rows. */
export const importRows = callable('office-import-rows', ({ caller, now, parse }) =>
  takeRows(parse(), adminOf(caller), now),
);
