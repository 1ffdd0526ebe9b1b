import type { Ruleset } from './ast';
import { checkRules } from './check-rules';
import { parseRules } from './parse-rules';

/** Throws a LoadError unless the runtime knows everything that the rules say. */
export function loadRules(source: string): Ruleset {
  const ruleset = parseRules(source);
  checkRules(ruleset);
  return ruleset;
}
