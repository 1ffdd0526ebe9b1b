import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from './failure.mjs';

/** A command's options, as `node:util` parses them. Throws a Failure that names the known ones for what is none. */
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
