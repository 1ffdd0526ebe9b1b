export interface Mutant {
  /** Position and change: `line: old → new`. */
  readonly name: string;
  /** The collection or folder of the changed rule; null for a shared function. */
  readonly block: string | null;
  /** The complete rules with this one change. */
  readonly rules: string;
}

interface Condition {
  /** The position of its text in the rules. */
  readonly start: number;
  readonly text: string;
}

/** The condition of an `allow` or a function's return value. */
const condition = /\b(?:allow [\w, ]+: if|return)\s+([^;]+);/g;

/**
 * All mutations: every condition to true and to false, each part of one, and each comparison and number by
 * one.
 */
export function mutantsOf(rules: string): Mutant[] {
  const found = new Map<string, Mutant>();
  for (const { start, text } of conditionsIn(rules)) {
    const pieces = [{ start, text }, ...partsOf({ start, text })];
    for (const piece of pieces) {
      for (const replacement of replacementsFor(piece.text)) {
        const mutated =
          rules.slice(0, piece.start) + replacement + rules.slice(piece.start + piece.text.length);
        const line = rules.slice(0, piece.start).split('\n').length;
        const name = `${line}: ${oneLine(piece.text)} → ${oneLine(replacement)}`;
        if (!found.has(mutated)) found.set(mutated, { name, block: blockAt(rules, start), rules: mutated });
      }
    }
  }
  return [...found.values()];
}

function conditionsIn(rules: string): Condition[] {
  const code = withoutComments(rules);
  return [...code.matchAll(condition)].map((match) => {
    const text = match[1] ?? '';
    return { start: match.index + match[0].lastIndexOf(text), text };
  });
}

/** Replaces comments with spaces, so that positions stay the same. */
function withoutComments(rules: string): string {
  return rules.replaceAll(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
}

/** The operands of top-level `&&` and `||`, outside parentheses. */
function partsOf({ start, text }: Condition): Condition[] {
  const parts: Condition[] = [];
  let depth = 0;
  let begin = 0;
  const end = (at: number) => {
    const raw = text.slice(begin, at);
    const part = raw.trim();
    parts.push({ start: start + begin + raw.indexOf(part), text: part });
  };
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    if (')]}'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0 && /^(&&|\|\|)/.test(text.slice(at))) {
      end(at);
      begin = at + 2;
      at += 1;
    }
  }
  end(text.length);
  return parts.length > 1 ? parts : [];
}

function replacementsFor(text: string): string[] {
  const literals = ['true', 'false'].filter((literal) => literal !== text);
  // Compound conditions are mutated part by part.
  return /&&|\|\|/.test(text) ? literals : [...literals, ...comparisonsOf(text), ...numbersOf(text)];
}

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
};

function comparisonsOf(text: string): string[] {
  const match = / (==|!=|<=|>=|<|>) /.exec(text);
  const opposite = match?.[1] && opposites[match[1]];
  return match && opposite
    ? [text.slice(0, match.index) + ` ${opposite} ` + text.slice(match.index + match[0].length)]
    : [];
}

function numbersOf(text: string): string[] {
  const match = /(?<=(?:==|!=|<=|>=|<|>) )\d+/.exec(text);
  if (!match) return [];
  const changed = String(Number(match[0]) + 1);
  return [text.slice(0, match.index) + changed + text.slice(match.index + match[0].length)];
}

/** The `match` block around a position: the first folder or collection in its path. */
function blockAt(rules: string, at: number): string | null {
  const before = rules.slice(0, at);
  const opening = [...before.matchAll(/^ {4}(?:match \/([\w{][\w-]*=?\**\}?)|function )/gm)].at(-1);
  return opening?.[1] ?? null;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
