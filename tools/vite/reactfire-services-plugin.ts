import type { Plugin } from 'vite';

/** What ReactFire imports of services that the office has no use for. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};

const prefix = '\0unused-service:';

/**
 * Keeps those services out of the office's chunk: ReactFire imports them all, and tree shaking can't tell that nothing
 * calls them. Who else imports one gets the real one. In the dev server, where size does not matter, all stay.
 */
export function reactfireServices(): Plugin {
  return {
    name: 'reactfire-services',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const asked = importer !== undefined && /node_modules\/reactfire\//.test(importer);
      return asked && source in unused ? `${prefix}${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      // A name that a later version imports besides these is missing, and the build says so.
      const names = unused[id.slice(prefix.length)] ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
