import type { FunctionDeclaration } from './ast';
import { LoadError } from './load-error';

/** The functions that each function calls. */
export type Calls = Map<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** Rejects functions that call themselves, directly or indirectly, because they would never end. */
export function checkRecursion(calls: Calls): void {
  for (const declaration of calls.keys()) {
    const reached = new Set<FunctionDeclaration>();
    const open = [...(calls.get(declaration) ?? [])];
    for (let next = open.pop(); next; next = open.pop()) {
      if (next === declaration) throw new LoadError(`Recursive: ${declaration.name}`, declaration.at);
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(...(calls.get(next) ?? []));
    }
  }
}
