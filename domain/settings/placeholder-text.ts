import type { Placeholder } from './worded-emails';

const placeholder = /\{([^{}]*)\}/g;

/** Why a text can't be used with these placeholders; null if it can. */
export function placeholderProblem(text: string, known: readonly Placeholder[]): string | null {
  const can = `Here you can use ${new Intl.ListFormat('en-US').format(known.map((name) => `{${name}}`))}.`;
  const unknown = [...text.matchAll(placeholder)].find(([, name = '']) => !isOneOf(known, name));
  if (unknown) return `${unknown[0]} can’t be filled in. ${can}`;
  if (/[{}]/.test(text.replace(placeholder, ''))) return `A brace is missing its other half. ${can}`;
  return null;
}

/** The text with its placeholders filled; null if one of them has no value. */
export function filledText(text: string, values: Readonly<Partial<Record<string, string>>>): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.some((name) => (values[name] ?? '') === '')) return null;
  return text.replace(placeholder, (_, name: string) => values[name] ?? '');
}

function isOneOf(known: readonly string[], name: string): boolean {
  return known.includes(name);
}
