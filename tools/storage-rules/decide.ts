import type { Match, Ruleset } from './ast';
import type { Documents } from './documents';
import { evaluate } from './evaluate';
import { EvaluationError } from './evaluation-error';
import { OPERATIONS_OF, type AllowMethod, type Operation } from './known-names';
import { matchPath } from './match-path';
import { Scope } from './scope';
import type { RulesMap, RulesValue } from './values';

export interface RulesRequest {
  /** As `b/{bucket}/o/{object}`, split at each slash. */
  path: readonly string[];
  operation: Operation;
  request: RulesMap;
  resource: RulesValue;
}

export interface Decision {
  permit: boolean;
  /** Errors in conditions, which help to explain a denial. */
  errors: EvaluationError[];
}

/** Denies unless an `allow` is true. @throws DocumentNeeded if a document must be fetched first. */
export function decide(ruleset: Ruleset, request: RulesRequest, documents: Documents): Decision {
  const errors: EvaluationError[] = [];
  if (request.path.includes('')) return { permit: false, errors };

  const variables = new Map<string, () => RulesValue>([
    ['request', () => new Map([...request.request, ['method', request.operation]])],
    ['resource', () => request.resource],
  ]);
  const scope = new Scope(undefined, variables, ruleset.functions);
  const permit = ruleset.matches.some((match) => matchAllows(match, request.path, scope));
  return { permit, errors: permit ? [] : errors };

  function matchAllows(match: Match, path: readonly string[], outer: Scope): boolean {
    const found = matchPath(match.path, path);
    if (!found) return false;
    const caught = new Map([...found.variables].map(([name, value]) => [name, () => value]));
    const inner = new Scope(outer, caught, match.functions);
    if (found.rest.length > 0) return match.matches.some((nested) => matchAllows(nested, found.rest, inner));
    return (
      match.allows.some(
        ({ methods, condition }) =>
          methods.some(({ name }) => OPERATIONS_OF[name as AllowMethod].includes(request.operation)) &&
          isTrue(() => evaluate(condition, inner, documents)),
      ) || match.matches.some((nested) => matchAllows(nested, [], inner))
    );
  }

  function isTrue(condition: () => RulesValue): boolean {
    try {
      return condition() === true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      errors.push(error);
      return false;
    }
  }
}
