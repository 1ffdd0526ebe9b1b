import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ModuleEdges {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

interface ChunkParts extends ModuleEdges {
  /** The module that the chunk stands for; null for a shared one. */
  readonly entry: string | null;
  /** Those of which something is left after tree shaking. */
  readonly modules: readonly string[];
}

/** A build's modules, by their paths in the repository, and its chunks, by file name. */
export interface BuildGraph {
  readonly modules: Record<string, ModuleEdges>;
  readonly chunks: Record<string, ChunkParts>;
}

/** The graph of the build in `distDir`. */
export function readBuildGraph(distDir: string): BuildGraph {
  return JSON.parse(readFileSync(path.join(distDir, '.vite/graph.json'), 'utf8')) as BuildGraph;
}
