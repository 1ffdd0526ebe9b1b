import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { runCommand } from '../process/run-command';
import { repositoryRoot } from '../stack';
import { hashInputs } from './hash-inputs';

interface Build {
  readonly inputs: readonly string[];
  /** Build inputs other than files. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * The build empties or overwrites this folder, which also contains the stamp, so a manual build is
   * detected.
   */
  readonly outDir: string;
  /** A module under node_modules and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  readonly logFile: string;
  /** The name used in messages: 'The site'. */
  readonly name: string;
}

/** Builds unless the inputs match those of the last build. @throws Failure with the end of the log. */
export async function buildWhenChanged(build: Build): Promise<'built' | 'unchanged'> {
  const stamp = path.join(build.outDir, '.build-stamp');
  const hash = hashInputs(build.inputs, build.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  const { code, output } = await runCommand(process.execPath, build.command, {
    cwd: repositoryRoot,
    env: build.env,
    logFile: build.logFile,
  });
  if (code !== 0) {
    throw new Failure(
      `${build.name} could not be built. The end of ${build.logFile}:\n\n${output.trim().split('\n').slice(-25).join('\n')}`,
    );
  }
  writeFileSync(stamp, hash);
  return 'built';
}
