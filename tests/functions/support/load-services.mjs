/**
 * Loads the built functions as a starting instance does, in a process of its own. Prints the files of functions/lib and
 * the packages that were loaded, and the number, date and list formats made meanwhile: a process's first ones take
 * 10 ms or more, because they load the language data.
 *
 *   node load-services.mjs packages   firebase-functions' https and firebase-admin's Firestore alone
 *   node load-services.mjs services   functions/lib/index.js
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../functions');
const load = createRequire(path.join(folder, 'package.json'));
const formats = [];

/** The first place in functions/lib that led here, or the innermost place. */
function caller() {
  const lines = (new Error('here').stack ?? '').split('\n').slice(3);
  return (lines.find((line) => line.includes('/functions/lib/')) ?? lines[0] ?? '').trim();
}

for (const name of Object.keys(Object.getOwnPropertyDescriptors(Intl))) {
  if (typeof Intl[name] !== 'function' || !Intl[name].prototype || name === 'Locale') continue;
  Intl[name] = new Proxy(Intl[name], {
    construct(target, values) {
      formats.push(`${name}: ${caller()}`);
      return Reflect.construct(target, values);
    },
  });
}
for (const { prototype } of [Number, Date]) {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    const format = prototype[name];
    if (!format) continue;
    prototype[name] = function counted(...values) {
      formats.push(`${name}: ${caller()}`);
      return format.apply(this, values);
    };
  }
}

if (process.argv[2] === 'packages') {
  load('firebase-admin/firestore');
  load('firebase-functions/v2/https');
} else {
  load('./lib/index.js');
}

const loaded = Object.keys(load.cache);
const packageOf = (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
process.stdout.write(
  `${JSON.stringify({
    files: loaded.filter((file) => path.dirname(file) === path.join(folder, 'lib')),
    packages: [...new Set(loaded.map(packageOf).filter(Boolean))],
    formats,
  })}\n`,
);
process.exit(0);
