import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/** The module graph of the build in `distDir`. */
export function readBuildGraph(distDir: string): BuildGraph {
  return JSON.parse(readFileSync(path.join(distDir, '.vite/graph.json'), 'utf8')) as BuildGraph;
}
