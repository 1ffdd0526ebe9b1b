import type { Plugin } from 'vite';

/** ReactFire's imports from services that the office does not use. */
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
 * Removes those services from the office's chunk: ReactFire imports them all, and tree shaking cannot tell
 * that they are never called. Other importers get the real ones. The dev server keeps all, because size does
 * not matter there.
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
      // If a later version imports another name, the build fails with the missing export.
      const names = unused[id.slice(prefix.length)] ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
