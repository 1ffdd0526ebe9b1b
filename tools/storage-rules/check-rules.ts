import type { FunctionDeclaration, Match, NamedPosition, Ruleset } from './ast';
import { checkExpression, type KnownNames } from './check-expression';
import { checkRecursion, type Calls } from './check-recursion';
import { ALLOW_METHODS, GLOBALS } from './known-names';
import { LoadError } from './load-error';

// Google's limit.
const MAX_LETS = 10;

/** @throws LoadError at the first name, method, type, field, or pattern that the runtime does not support. */
export function checkRules(ruleset: Ruleset): void {
  const calls: Calls = new Map();
  const globals: KnownNames = { variables: new Set(GLOBALS), functions: new Map(), calls: new Set() };
  checkBody(ruleset, globals, calls);
  checkRecursion(calls);
}

/** Returns the names defined within the body. */
function checkBody(body: Ruleset, outer: KnownNames, calls: Calls): KnownNames {
  const names: KnownNames = { ...outer, functions: withFunctions(outer.functions, body.functions) };
  for (const declaration of body.functions) checkFunction(declaration, names, calls);
  for (const match of body.matches) checkMatch(match, names, calls);
  return names;
}

function checkMatch(match: Match, outer: KnownNames, calls: Calls): void {
  const names: KnownNames = { ...outer, variables: new Set(outer.variables) };
  for (const [i, segment] of match.path.entries()) {
    if (segment.kind === 'literal') continue;
    declare(segment, names.variables);
    const hasMore = i < match.path.length - 1 || match.matches.length > 0;
    if (segment.kind === 'rest' && hasMore) {
      throw new LoadError(`Nothing may follow {${segment.name}=**}`, segment.at);
    }
  }
  const namesWithin = checkBody(match, names, calls);
  for (const allow of match.allows) {
    for (const method of allow.methods) {
      if (!ALLOW_METHODS.some((known) => known === method.name)) {
        throw new LoadError(`Unknown in allow: ${method.name}`, method.at);
      }
    }
    checkExpression(allow.condition, namesWithin);
  }
}

function checkFunction(declaration: FunctionDeclaration, outer: KnownNames, calls: Calls): void {
  const names: KnownNames = { ...outer, variables: new Set(outer.variables), calls: new Set() };
  for (const parameter of declaration.parameters) declare(parameter, names.variables);
  if (declaration.lets.length > MAX_LETS) {
    throw new LoadError(`A function has at most ${MAX_LETS} lets`, declaration.at);
  }
  for (const binding of declaration.lets) {
    checkExpression(binding.value, names);
    declare(binding, names.variables);
  }
  checkExpression(declaration.result, names);
  calls.set(declaration, names.calls);
}

function declare({ name, at }: NamedPosition, variables: Set<string>): void {
  if (variables.has(name)) throw new LoadError(`The name is taken: ${name}`, at);
  variables.add(name);
}

function withFunctions(
  outer: ReadonlyMap<string, FunctionDeclaration>,
  declarations: readonly FunctionDeclaration[],
): ReadonlyMap<string, FunctionDeclaration> {
  const functions = new Map(outer);
  for (const declaration of declarations) {
    if (functions.has(declaration.name))
      throw new LoadError(`The name is taken: ${declaration.name}`, declaration.at);
    functions.set(declaration.name, declaration);
  }
  return functions;
}
