import { fileURLToPath } from 'node:url';

const standIn = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Formik takes four functions from lodash, which come to 5 kB (brotli) of care for values that no form of ours holds.
 * These aliases put small ones in their place.
 */
export const formikLodash = {
  'lodash-es/clone': standIn('clone.ts'),
  'lodash-es/cloneDeep': standIn('clone-deep.ts'),
  'lodash-es/isPlainObject': standIn('is-plain-object.ts'),
  'lodash-es/toPath': standIn('to-path.ts'),
} as const;
