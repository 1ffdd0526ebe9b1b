import { map, numeric, text } from '../firestore/stored-fields';

/** The stored `ImportOrigin`; null on records that were made here. */
export const importOrigin = () => map({ import_id: text(), row: numeric() }).nullable().default(null);
