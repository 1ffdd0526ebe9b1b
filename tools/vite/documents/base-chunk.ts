import type { Rolldown } from 'vite';
import { documentScripts, sourceFile } from './document-scripts';

/** Parts of packages that only the apps use, although a barrel file references them. */
const appsOnly = /ThemeProvider|ColorScheme|createCssVarsProvider|localStorageManager|useMediaQuery/;
/** Includes parts that only the public forms use. */
const ownOfIsland =
  /\/src\/(?:features|site|forms\/(?:trap-field|use-form-signs)|api\/(?:app-check|patient))/;

const islands = documentScripts.filter((script) => script.startsWith('site/islands/'));
const small = documentScripts.filter((script) => !islands.includes(script));

/** @param late whether to include lazy imports */
function reachableFrom(
  scripts: readonly string[],
  context: Rolldown.ChunkingContext,
  late = false,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = scripts.map(sourceFile);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const module = context.getModuleInfo(id);
    open.push(...(module?.importedIds ?? []), ...((late && module?.dynamicallyImportedIds) || []));
  }
  return reached;
}

/** The apps that start with scripts of their own. */
const apps = ['forms', 'office', 'portal', 'referral'].map((app) => `apps/${app}/main.tsx`);

/** The pages of a client's link, of which each visitor loads one. */
const formsPages = ['agreement', 'appointment', 'follow-up', 'media-release', 'questionnaire'].map(
  (page) => `apps/forms/routes/${page}-route.tsx`,
);

type Chooser = (id: string) => string | null;

/** `choose` analyzes the graph once and then decides for each module. */
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
 * One chunk for what the booking form shares with the apps; by default the bundler creates fifteen,
 * compressed separately, which costs a visitor 5 kB more. Modules that the documents' small scripts also need
 * form a separate chunk with a higher priority, because a group includes the imports of its modules and every
 * page would load the whole form. Modules shared by at least three apps, by the two client apps, or by three
 * of the forms' pages get chunks for the same reason.
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
    // These two include no dependencies, because other users of those would load the whole chunk.
    {
      ...group('apps', 0, (context) => {
        const byApps = apps.map((app) => reachableFrom([app], context));
        const [byForms, , byPortal] = byApps;
        const byDocuments = reachableFrom(documentScripts, context, true);
        return (id) => {
          if (byDocuments.has(id)) return null;
          if (byApps.filter((reached) => reached.has(id)).length >= 3) return 'apps';
          return byForms?.has(id) && byPortal?.has(id) ? 'clients' : null;
        };
      }),
      includeDependenciesRecursively: false,
    },
    {
      ...group('pages', 0, (context) => {
        const byPages = formsPages.map((page) => reachableFrom([page], context));
        const byOthers = reachableFrom(['apps/portal/main.tsx', 'apps/referral/main.tsx'], context, true);
        // Otherwise a document's small script would load the whole chunk for one module.
        const bySmall = reachableFrom(small, context);
        return (id) =>
          !byOthers.has(id) && !bySmall.has(id) && byPages.filter((reached) => reached.has(id)).length >= 3
            ? 'pages'
            : null;
      }),
      includeDependenciesRecursively: false,
    },
  ];
}
