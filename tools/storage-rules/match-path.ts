import type { MatchSegment } from './ast';
import { RulesPath, type RulesValue } from './values';

export interface PathMatch {
  /** The values of the wildcards. */
  variables: Map<string, RulesValue>;
  /** The remaining segments for nested matches. */
  rest: readonly string[];
}

/**
 * Matches the start of a path without empty segments. `{name=**}` matches all remaining segments, including
 * none.
 */
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
