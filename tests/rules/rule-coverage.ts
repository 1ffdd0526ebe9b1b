import { readFileSync } from 'node:fs';
import { trustedBody } from '../../tools/trusted-json';
import { emulatorHost, rulesFile } from './rules-environment';

/** The part of the emulator's coverage report that is used; a value is missing if nothing was evaluated. */
interface ReportedExpression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value?: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly ReportedExpression[];
}

interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The lines of the block that starts with `opening`; a block ends at the first closing brace with the same
 * indentation.
 */
function blockFrom(lines: readonly string[], opening: string): LineRange {
  const first = lines.findIndex((line) => line.trimStart().startsWith(opening));
  if (first < 0) throw new Error(`firestore.rules has no "${opening}".`);
  const indentation = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const last = lines.findIndex((line, index) => index > first && line === `${indentation}}`);
  return { first: first + 1, last: last + 1 };
}

/** The blocks of a collection's `match` and of the functions that it calls, directly or indirectly. */
function rangesOf(lines: readonly string[], collection: string): LineRange[] {
  const functions = lines.flatMap((line) => /^\s*function (\w+)\(/.exec(line)?.[1] ?? []);
  const reached = new Set([`match /${collection}/`]);
  for (const opening of reached) {
    const range = blockFrom(lines, opening);
    const text = lines.slice(range.first, range.last).join('\n');
    for (const name of functions) if (text.includes(`${name}(`)) reached.add(`function ${name}(`);
  }
  return [...reached].map((opening) => blockFrom(lines, opening));
}

function isProven({ values = [] }: ReportedExpression): boolean {
  const seen = values.flatMap(({ value }) => (value ? [value] : []));
  if (seen.length === 0) return false;
  const booleans = new Set(seen.flatMap((value) => ('boolValue' in value ? [value.boolValue] : [])));
  return booleans.size === 0 || booleans.size === 2;
}

/**
 * Expressions of a collection's rules that were never evaluated or always had the same result, as `line:
 * source`. The emulator's report leaves out literals.
 */
export async function unprovenExpressions(projectId: string, collection: string): Promise<string[]> {
  const source = readFileSync(rulesFile, 'utf8');
  const ranges = rangesOf(source.split('\n'), collection);
  const answer = await fetch(`http://${emulatorHost()}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!answer.ok) throw new Error(`The emulator has no coverage report: ${answer.status}.`);
  const { report } = await trustedBody<{ report: readonly ReportedExpression[] }>(answer);

  const unproven: string[] = [];
  const visit = (expression: ReportedExpression) => {
    const { line, currentOffset, endOffset } = expression.sourcePosition;
    if (ranges.some(({ first, last }) => line >= first && line <= last) && !isProven(expression)) {
      unproven.push(`${line}: ${source.slice(currentOffset, endOffset + 1)}`);
    }
    expression.children?.forEach(visit);
  };
  report.forEach(visit);
  return unproven;
}
