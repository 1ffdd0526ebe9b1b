import type { Ruleset } from './ast';
import { checkRules } from './check-rules';
import { parseRules } from './parse-rules';

/** @throws LoadError unless the runtime supports everything in the rules. */
export function loadRules(source: string): Ruleset {
  const ruleset = parseRules(source);
  checkRules(ruleset);
  return ruleset;
}
