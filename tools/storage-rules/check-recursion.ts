import type { FunctionDeclaration } from './ast';
import { LoadError } from './load-error';

/** Which functions each function calls. */
export type Calls = Map<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** A function that calls itself, even through others, would never end. */
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
