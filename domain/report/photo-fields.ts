import { map, numeric, text } from '../firestore/stored-fields';

/** The stored fields of `ShownPhoto`. */
export const shownPhoto = () => map({ path: text(), width: numeric(), height: numeric() });
