const CLASSES: Record<string, string> = { '\\d': '[0-9]', '\\w': '[A-Za-z0-9_]', '\\s': '[\\t\\n\\f\\r ]' };
const PUNCTUATION = /[\^$\\.*+?()[\]{}|/-]/;
const MAX_REPEAT = 1000;

/**
 * Converts the subset of RE2 that JavaScript shares into a RegExp that matches the whole string. @throws
 * Error that names unsupported syntax.
 */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${translate(pattern)})$`, 'u');
}

/** Like compilePattern, but matches separators within a string. */
export function compileSeparator(pattern: string): RegExp {
  const separator = new RegExp(translate(pattern), 'u');
  if (separator.test('')) throw new Error('A separator must not match the empty string');
  return separator;
}

function translate(pattern: string): string {
  let out = '';
  let inClass = false;
  for (let rest = pattern; rest !== '';) {
    const [text, translation] = inClass ? readInClass(rest) : readOutside(rest);
    if (!inClass && text.startsWith('[')) inClass = true;
    else if (inClass && text === ']') inClass = false;
    out += translation;
    rest = rest.slice(text.length);
  }
  return out;
}

/** The next token of the pattern and its JavaScript equivalent. */
function readOutside(rest: string): [text: string, translation: string] {
  const first = rest.charAt(0);
  if (first === '\\') {
    const translation = CLASSES[rest.slice(0, 2)];
    return translation === undefined ? readEscape(rest) : [rest.slice(0, 2), translation];
  }
  if (first === '.') return ['.', '[^\\n]'];
  if (first === '(') return readGroup(rest);
  if (first === '{') return readRepeat(rest);
  if (first === '[') {
    const opening = rest.startsWith('[^') ? '[^' : '[';
    if (rest.charAt(opening.length) === ']') throw new Error(`Unknown in a pattern: ${opening}]`);
    return [opening, opening];
  }
  return [first, first];
}

function readInClass(rest: string): [text: string, translation: string] {
  const first = rest.charAt(0);
  if (first === '\\') return readEscape(rest);
  if (first === '[') throw new Error('Unknown in a pattern: [ within [ ]');
  return [first, first];
}

function readEscape(rest: string): [text: string, translation: string] {
  const text = rest.slice(0, 2);
  if (!PUNCTUATION.test(text.charAt(1))) throw new Error(`Unknown in a pattern: ${text}`);
  return [text, text];
}

// Groups need no numbers, because RE2 has no back references.
function readGroup(rest: string): [text: string, translation: string] {
  if (rest.startsWith('(?:')) return ['(?:', '(?:'];
  if (rest.startsWith('(?')) throw new Error(`Unknown in a pattern: ${rest.slice(0, 3)}`);
  return ['(', '(?:'];
}

function readRepeat(rest: string): [text: string, translation: string] {
  const text = /^\{\d+(,\d*)?\}/.exec(rest)?.[0];
  if (text === undefined) throw new Error('Unknown in a pattern: { without a count');
  if (text.match(/\d+/g)?.some((count) => Number(count) > MAX_REPEAT)) {
    throw new Error(`RE2 repeats at most ${MAX_REPEAT} times: ${text}`);
  }
  return [text, text];
}
