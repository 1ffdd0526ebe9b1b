import type { MatchSegment } from './ast';
import { RulesPath, type RulesValue } from './values';

export interface PathMatch {
  /** What the wildcards caught. */
  variables: Map<string, RulesValue>;
  /** What is left of the path for nested matches. */
  rest: readonly string[];
}

/** Matches the beginning of a path whose segments are all non-empty. `{name=**}` takes whatever is left, even nothing. */
export function matchPath(pattern: readonly MatchSegment[], path: readonly string[]): PathMatch | undefined {
  const variables = new Map<string, RulesValue>();
  let rest = path;
  for (const segment of pattern) {
    if (segment.kind === 'rest') {
      variables.set(segment.name, new RulesPath(rest));
      return { variables, rest: [] };
    }
    const [first, ...others] = rest;
    if (first === undefined || (segment.kind === 'literal' && segment.text !== first)) return undefined;
    if (segment.kind === 'wildcard') variables.set(segment.name, first);
    rest = others;
  }
  return { variables, rest };
}
