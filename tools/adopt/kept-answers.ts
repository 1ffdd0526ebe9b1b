import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isListOf, isObject, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

/** What was typed and accepted, question by question; an empty line for the usual answer or the end of a list. */
export type Typed = Readonly<Record<string, readonly string[]>>;

const isTyped = (value: unknown): value is Typed =>
  isObject(value) && Object.values(value).every(isListOf(isText));

/** The answers in a file; none if it isn't there or can't be read. */
export function keptAnswers(file: string): Typed {
  return (existsSync(file) && readJson(readFileSync(file, 'utf8'), isTyped)) || {};
}

export function keepAnswers(file: string, typed: Typed): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(typed, null, 2)}\n`);
}

export function forgetAnswers(file: string): void {
  rmSync(file, { force: true });
}
