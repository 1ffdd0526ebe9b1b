import { fileURLToPath } from 'node:url';

const standIn = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Formik imports four lodash functions, 5 kB (brotli) that handle values our forms never have. These aliases
 * replace them with small ones.
 */
export const formikLodash = {
  'lodash-es/clone': standIn('clone.ts'),
  'lodash-es/cloneDeep': standIn('clone-deep.ts'),
  'lodash-es/isPlainObject': standIn('is-plain-object.ts'),
  'lodash-es/toPath': standIn('to-path.ts'),
} as const;
