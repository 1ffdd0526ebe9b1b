import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '@domain/business/facts';
import { dollars } from '@domain/text/dollars';
import { countyInWords } from '@/site/landing/service-area/county-word';
import { formatPhone, phoneDigits } from '@domain/contact/phone';

/** Something that only one business would say. */
export interface Fact {
  readonly text: string;
  /** The file of the business's folder that says it. */
  readonly file: string;
}

/** Values of these fields are the product's or too common to tell a business by. */
const common: ReadonlySet<string> = new Set([
  // The name of the trade, in the demo.
  'shortName',
  'id',
  'aliases',
  'standard',
  'value',
  'picture',
  'compares',
  'days',
  'opens',
  'closes',
  'from',
  'to',
  'date',
  'type',
  'version',
]);

/** Files whose words are facts; the others hold numbers, colors, or texts that spell these facts out. */
const files = [
  'names',
  'contact',
  'place',
  'service-area',
  'services',
  'hours',
  'promises',
  'rewards',
  'proof',
  'legal',
  'sample-report',
];

/** Every word, sentence, address, number and price of a folder of `businesses/` that tells it from another. */
export async function factsOf(folder: string): Promise<Fact[]> {
  const present = readdirSync(folder);
  const facts: Fact[] = [];
  const { place } = (await import(pathToFileURL(path.join(folder, 'place.ts')).href)) as { place: Place };
  for (const name of files) {
    const file = `${name}.ts`;
    if (!present.includes(file)) continue;
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
    facts.push(...wordsIn(module, place.state).map((text) => ({ text, file })));
  }
  return distinct(facts.filter(({ text }) => text.length >= 4));
}

/** The facts of `one` that `other` doesn't share. */
export function onlyIn(one: readonly Fact[], other: readonly Fact[]): Fact[] {
  const shared = new Set(other.map(({ text }) => text.toLowerCase()));
  return one.filter(({ text }) => !shared.has(text.toLowerCase()));
}

function wordsIn(value: unknown, state: string, key = ''): string[] {
  if (common.has(key)) return [];
  if (typeof value === 'string') return formsOf(value, key, state);
  if (typeof value === 'number') return key === 'price' || key === 'amount' ? [dollars(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => wordsIn(each, state, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => wordsIn(saidWith(value, each), state, name));
}

/** The badges that name promised hours take them from the folder. */
function saidWith(hours: object, value: unknown): unknown {
  return typeof value === 'function' ? (value as (given: object) => unknown)(hours) : value;
}

/** A county is often a word of another meaning, and so is a state's abbreviation: it is one in an address. */
function formsOf(value: string, key: string, state: string): string[] {
  if (key === 'phone') return phoneForms(value);
  if (key === 'stateCode') return [`, ${value}`];
  return [key === 'county' || key === 'counties' ? countyInWords(state, value) : value];
}

/** `+15550100142`, `(555) 010-0142`, `5550100142` */
const phoneForms = (phone: string) => [phone, formatPhone(phone), phoneDigits(phone)];

const distinct = (facts: readonly Fact[]) => [...new Map(facts.map((fact) => [fact.text, fact])).values()];
