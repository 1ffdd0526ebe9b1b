import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { trustedJson } from '../trusted-json';

interface ModuleEdges {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

interface ChunkParts extends ModuleEdges {
  /** The module that the chunk represents; null for a shared chunk. */
  readonly entry: string | null;
  /** The modules that tree shaking did not remove entirely. */
  readonly modules: readonly string[];
}

/** A build's modules by repository path and its chunks by file name. */
export interface BuildGraph {
  readonly modules: Record<string, ModuleEdges>;
  readonly chunks: Record<string, ChunkParts>;
}

/** The module graphs of the builds in `distDir` as one. */
export function readBuildGraph(distDir: string): BuildGraph {
  const folder = path.join(distDir, '.vite');
  const graphs = readdirSync(folder)
    .filter((file) => /^graph-.*\.json$/.test(file))
    .map((file) => trustedJson<BuildGraph>(readFileSync(path.join(folder, file), 'utf8')));
  return {
    modules: Object.assign({}, ...graphs.map(({ modules }) => modules)) as BuildGraph['modules'],
    chunks: Object.assign({}, ...graphs.map(({ chunks }) => chunks)) as BuildGraph['chunks'],
  };
}
