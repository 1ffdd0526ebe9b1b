import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from './failure.mjs';

/** Parses a command's options with `node:util`. @throws Failure that lists the known options. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Failure(`${(cause as Error).message.replace(/\.?$/, '.')} Known: ${known.join(' ')}.`);
  }
}
