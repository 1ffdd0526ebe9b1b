import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startService, type Service } from './process/service';
import { repositoryRoot, stack } from './stack';

interface OwnPart {
  /** The name used in messages: 'The mailbox'. */
  readonly name: string;
  /** A TypeScript module, relative to the repository, that prints '… is listening'. */
  readonly module: string;
  readonly args?: readonly string[];
  readonly logFile: string;
}

const tsx = pathToFileURL(path.join(repositoryRoot, 'node_modules/tsx/dist/esm/index.mjs')).href;

/** Starts one of our own parts of the local stack as a separate process. */
export function startOwnPart({ name, module, args = [], logFile }: OwnPart): Service {
  return startService({
    name,
    program: process.execPath,
    args: ['--import', tsx, path.join(repositoryRoot, module), ...args],
    cwd: repositoryRoot,
    env: {},
    logFile: path.join(stack.logDir, logFile),
    ready: /is listening/,
    readyWithinMs: 60_000,
  });
}
