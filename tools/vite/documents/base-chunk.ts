import type { Rolldown } from 'vite';
import { documentScripts, sourceFile } from './document-scripts';

/** Parts of packages that only the apps use, though a barrel file on the way names them. */
const appsOnly = /ThemeProvider|ColorScheme|createCssVarsProvider|localStorageManager|useMediaQuery/;
const island = 'site/islands/booking.tsx';
const ownOfIsland = /\/src\/(features|site)\//;

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

/**
 * One chunk for what the booking form shares with the apps. Left to itself the bundler makes fifteen, each compressed
 * alone, which costs a visitor 5 kB more. What the small scripts of documents need stays out, as they would load all of it.
 */
export function baseChunk(): Rolldown.CodeSplittingGroup {
  let inBase: ((id: string) => boolean) | undefined;
  return {
    debugName: 'base',
    name(id, context) {
      inBase ??= chooser(context);
      return inBase(id) ? 'base' : null;
    },
  };
}

function chooser(context: Rolldown.ChunkingContext): (id: string) => boolean {
  const small = documentScripts.filter((script) => script !== island);
  const neededBySmall = reachableFrom(small, context);
  const reached = reachableFrom([island], context);
  return (id) => reached.has(id) && !neededBySmall.has(id) && !appsOnly.test(id) && !ownOfIsland.test(id);
}
