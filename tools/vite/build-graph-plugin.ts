import path from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../backend/stack';
import type { BuildGraph } from '../budgets/build-graph';

/** Relative to the repository; what the bundler makes up keeps its name. */
function named(id: string): string {
  const file = id.replace(/^\0+/, '').split('?')[0] ?? id;
  return path.isAbsolute(file) ? path.relative(repositoryRoot, file) : file;
}

/** Writes down beside the build which module imports which and what came into which chunk, for the budgets to judge. */
export function buildGraph(): Plugin {
  return {
    name: 'build-graph',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const graph: BuildGraph = { modules: {}, chunks: {} };
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (!info) continue;
          graph.modules[named(id)] = {
            imports: info.importedIds.map(named),
            dynamicImports: info.dynamicallyImportedIds.map(named),
          };
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { facadeModuleId, imports, dynamicImports, modules } = chunk;
          graph.chunks[chunk.fileName] = {
            entry: facadeModuleId === null ? null : named(facadeModuleId),
            imports,
            dynamicImports,
            // A module that was shaken off entirely has no code left here.
            modules: Object.entries(modules)
              .filter(([, { code }]) => code !== null && code !== '')
              .map(([id]) => named(id)),
          };
        }
        this.emitFile({ type: 'asset', fileName: '.vite/graph.json', source: JSON.stringify(graph) });
      },
    },
  };
}
