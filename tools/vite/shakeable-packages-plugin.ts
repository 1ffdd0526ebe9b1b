import type { Plugin } from 'vite';

interface Rewrite {
  readonly file: RegExp;
  /** Each has to be found in the file. */
  readonly changes: readonly (readonly [found: RegExp, instead: string])[];
}

/**
 * Statements at the top level of a package that tie parts of it, which nobody imports, to the bundle: a property written on
 * a function, a call that is not marked as pure. Without them tree shaking leaves those parts out.
 */
const rewrites: readonly Rewrite[] = [
  {
    // For `x instanceof yup.string`, a form that none of our code uses.
    file: /node_modules\/yup\/index\.esm\.js$/,
    changes: [
      [/^create(\$\d)?\.prototype = \w+\.prototype;$/gm, ''],
      [/^create\$\d\.INVALID_DATE = \w+;$/gm, ''],
    ],
  },
  {
    // Its classic components and their names in React's tools: our forms are made of its hooks.
    file: /node_modules\/formik\/dist\/formik\.esm\.js$/,
    changes: [
      [/^Form\.displayName = .*;$/gm, ''],
      [/^FieldArrayInner\.defaultProps = \{[^}]*\};$/gm, ''],
    ],
  },
];

/** Lets the build leave out what nobody uses of the packages that a visitor loads. */
export function shakeablePackages(): Plugin {
  return {
    name: 'shakeable-packages',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // Its package.json does not say so, but all it does is to export a function.
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
        // An update of the package: whoever makes it has to look at what it costs now.
        if (next === changed) this.error(`${id} holds nothing like ${String(found)} any more.`);
        return next;
      }, code);
    },
  };
}
