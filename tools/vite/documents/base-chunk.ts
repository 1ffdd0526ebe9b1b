import type { Rolldown } from 'vite';
import { documentScripts, sourceFile } from './document-scripts';

/** Parts of packages that only the apps use, though a barrel file on the way names them. */
const appsOnly = /ThemeProvider|ColorScheme|createCssVarsProvider|localStorageManager|useMediaQuery/;
const ownOfIsland = /\/src\/(features|site)\//;

const islands = documentScripts.filter((script) => script.startsWith('site/islands/'));
const small = documentScripts.filter((script) => !islands.includes(script));

function reachableFrom(scripts: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = scripts.map(sourceFile);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

type Chooser = (id: string) => string | null;

/** `choose` looks at the whole graph once, and then at each module. */
function group(
  debugName: string,
  priority: number,
  choose: (context: Rolldown.ChunkingContext) => Chooser,
): Rolldown.CodeSplittingGroup {
  let nameOf: Chooser | undefined;
  return {
    debugName,
    priority,
    name(id, context) {
      nameOf ??= choose(context);
      return nameOf(id);
    },
  };
}

/**
 * One chunk for what the booking form shares with the apps. Left to itself the bundler makes fifteen, each compressed
 * alone, which costs a visitor 5 kB more. What the small scripts of documents need as well has a chunk of its own, and
 * is chosen first: a group takes the imports of its modules along, and every page would load all of the form.
 */
export function baseChunks(): Rolldown.CodeSplittingGroup[] {
  return [
    group('shared', 2, (context) => {
      const bySmall = reachableFrom(small, context);
      const byIslands = reachableFrom(islands, context);
      return (id) => (bySmall.has(id) && byIslands.has(id) ? 'shared' : null);
    }),
    group('base', 1, (context) => {
      const byIslands = reachableFrom(islands, context);
      return (id) => (byIslands.has(id) && !appsOnly.test(id) && !ownOfIsland.test(id) ? 'base' : null);
    }),
  ];
}
