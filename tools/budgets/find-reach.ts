import type { BuildGraph } from './build-graph';

/** `at-once`: what loading an entry loads. `ever`: also what it can load later. */
export type Reach = 'at-once' | 'ever';

interface Edges {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Everything reachable from `start`, each with its predecessor. */
function spread(
  start: string,
  nodes: Readonly<Record<string, Edges>>,
  reach: Reach,
): Map<string, string | null> {
  const reached = new Map<string, string | null>([[start, null]]);
  // A map keeps insertion order and may grow during iteration; breadth-first search gives the shortest
  // chains.
  for (const from of reached.keys()) {
    const { imports = [], dynamicImports = [] } = nodes[from] ?? {};
    for (const to of reach === 'ever' ? [...imports, ...dynamicImports] : imports) {
      if (!reached.has(to)) reached.set(to, from);
    }
  }
  return reached;
}

function chainTo(target: string, reached: ReadonlyMap<string, string | null>): string[] {
  const chain: string[] = [];
  for (let at: string | null = target; at !== null; at = reached.get(at) ?? null) chain.unshift(at);
  return chain;
}

/**
 * How `entry` loads a module that matches `unwanted`: the import chain or, if a chunk merely includes the
 * module, entry, chunk, and module. Null if it never does; modules removed by tree shaking do not count.
 * @throws Error if the build has no chunk for `entry`.
 */
export function findReach(graph: BuildGraph, entry: string, unwanted: RegExp, reach: Reach): string[] | null {
  const own = Object.entries(graph.chunks).find(([, chunk]) => chunk.entry === entry)?.[0];
  if (own === undefined) throw new Error(`The build has no chunk for ${entry}.`);
  const modules = spread(entry, graph.modules, reach);
  for (const file of spread(own, graph.chunks, reach).keys()) {
    const found = graph.chunks[file]?.modules.find((module) => unwanted.test(module));
    if (found === undefined) continue;
    return modules.has(found) ? chainTo(found, modules) : [entry, file, found];
  }
  return null;
}
