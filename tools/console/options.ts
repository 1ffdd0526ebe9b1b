import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/** One option of a command. */
interface Option<Value> {
  readonly type: 'string' | 'boolean';
  /** The value of a given text; undefined if it is invalid. */
  readonly parse: (text: string) => Value | undefined;
  /** Completes "must be". */
  readonly expected: string;
  /** The value of an option that is not given. */
  readonly absent: () => Value;
}

/** A command's options by name: `atOnce` is given as `--at-once`. */
type Options = Readonly<Record<string, Option<unknown>>>;

export type OptionValues<Table extends Options> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['absent']>;
};

export const flag: Option<boolean> = {
  type: 'boolean',
  parse: () => true,
  expected: 'given without a value',
  absent: () => false,
};

export function text<Absent extends string | null>(absent: Absent): Option<string | Absent> {
  return { type: 'string', parse: (given) => given || undefined, expected: 'a text', absent: () => absent };
}

/** A text that may also be given as empty, to leave something empty. */
export const textOrEmpty: Option<string | null> = { ...text(null), parse: (given) => given };

/** Determines what is random in a drill; a random one by default. */
export const seed: Option<string> = { ...text(''), absent: () => String(randomInt(1_000_000)) };

export function wholeNumber<Absent extends number | null>(
  absent: Absent,
  { least = 1, multipleOf = 1 } = {},
): Option<number | Absent> {
  return {
    type: 'string',
    parse: (given) => {
      const value = Number(given);
      const isValid = /^\d+$/.test(given) && value >= least && value % multipleOf === 0;
      return isValid ? value : undefined;
    },
    expected: `a whole number of at least ${least}${multipleOf === 1 ? '' : ` and a multiple of ${multipleOf}`}`,
    absent: () => absent,
  };
}

/** Several values with commas in between. */
export function list<Value>(of: Option<Value>, absent: readonly Value[]): Option<readonly Value[]> {
  return {
    type: 'string',
    parse: (given) => {
      const values = given.split(',').map(of.parse);
      return values.every((value) => value !== undefined) ? values : undefined;
    },
    expected: `a list with commas, each ${of.expected}`,
    absent: () => absent,
  };
}

export function oneOf<Value extends string>(values: readonly Value[]): Option<Value | null> {
  return {
    type: 'string',
    parse: (given) => values.find((value) => value === given),
    expected: `one of ${values.join(', ')}`,
    absent: () => null,
  };
}

/**
 * Parses a command's options.
 * @param usage ends what is said of an invalid option, instead of the list of those that are known
 * @throws Failure
 */
export function readOptions<Table extends Options>(
  args: readonly string[],
  table: Table,
  usage?: string,
): OptionValues<Table> {
  const given = parse(args, table, usage);
  const values = Object.entries(table).map(([key, option]) => {
    const name = nameOf(key);
    const value = given[name];
    if (value === undefined) return [key, option.absent()];
    const parsed = option.parse(String(value));
    if (parsed === undefined)
      throw new Failure(
        [`--${name} must be ${option.expected}, not "${String(value)}".`, usage ?? ''].join(' ').trim(),
      );
    return [key, parsed];
  });
  return Object.fromEntries(values) as OptionValues<Table>;
}

function parse(
  args: readonly string[],
  table: Options,
  usage: string | undefined,
): Readonly<Record<string, string | boolean | undefined>> {
  const options = Object.fromEntries(Object.entries(table).map(([key, { type }]) => [nameOf(key), { type }]));
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const message = (cause as Error).message.replace(/\.?$/, '.');
    throw new Failure(`${message} ${usage ?? `Known: ${known.join(' ')}.`}`);
  }
}

function nameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
