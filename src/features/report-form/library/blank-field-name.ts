import type { BlankName } from '@domain/report/blanks';

/** The name of the field that fills a blank. */
export const blankField = (name: BlankName) => `blank-${name}`;
