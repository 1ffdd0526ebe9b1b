import type { Plugin } from 'vite';

interface Rewrite {
  readonly file: RegExp;
  /** Each must match in the file. */
  readonly changes: readonly (readonly [found: RegExp, instead: string])[];
}

/**
 * Top-level statements that prevent tree shaking of unused package parts: a property assigned to a function,
 * or a call not marked as pure.
 */
const rewrites: readonly Rewrite[] = [
  {
    // Only needed for `x instanceof yup.string`, which our code does not use.
    file: /node_modules\/yup\/index\.esm\.js$/,
    changes: [
      [/^create(\$\d)?\.prototype = \w+\.prototype;$/gm, ''],
      [/^create\$\d\.INVALID_DATE = \w+;$/gm, ''],
    ],
  },
  {
    // Only needed for Formik's component API and React devtools; our forms use its hooks.
    file: /node_modules\/formik\/dist\/formik\.esm\.js$/,
    changes: [
      [/^Form\.displayName = .*;$/gm, ''],
      [/^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm, ''],
    ],
  },
];

/** Lets the build remove unused parts of packages that visitors load. */
export function shakeablePackages(): Plugin {
  return {
    name: 'shakeable-packages',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // Its package.json does not declare it, but it only exports a function.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
          },
        },
      },
    }),
    transform(code, id) {
      const rewrite = rewrites.find(({ file }) => file.test(id));
      if (!rewrite) return undefined;
      return rewrite.changes.reduce((changed, [found, instead]) => {
        const next = changed.replace(found, instead);
        // The package was updated, so this rewrite must be reviewed.
        if (next === changed) this.error(`${id} holds nothing like ${String(found)} any more.`);
        return next;
      }, code);
    },
  };
}
