import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import type { Ruleset } from './ast';
import { LoadError } from './load-error';

const parser = peggy.generate(readFileSync(new URL('./grammar.peggy', import.meta.url), 'utf8'));

/** @throws LoadError at the first syntax error. */
export function parseRules(source: string): Ruleset {
  try {
    return parser.parse(source) as Ruleset;
  } catch (error) {
    if (!(error instanceof parser.SyntaxError)) throw error;
    const { line, column } = error.location.start;
    throw new LoadError(error.message, { line, column });
  }
}
