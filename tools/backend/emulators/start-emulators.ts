import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { startService, type Service } from '../process/service';
import { repositoryRoot, stack } from '../stack';
import type { FirestoreChoice } from './choose-firestore';
import { firebaseCli, quietCli } from './firebase-cli';

interface EmulatorOptions {
  readonly firestore: FirestoreChoice;
  /** A folder that a former run exported; null starts empty. */
  readonly importFrom: string | null;
  readonly functionsEnvironment: Readonly<Record<string, string>>;
  /** Lets tests stop and start the Functions emulator. */
  readonly functionsControl: boolean;
}

const storageRulesRuntime = path.join(repositoryRoot, 'tools/storage-rules/bin');

/** Starts the whole suite: auth, functions, firestore, storage, hosting, tasks and eventarc. */
export function startEmulators(options: EmulatorOptions): Service {
  const { firestore } = options;
  mkdirSync(stack.scratchDir, { recursive: true });
  const loaded = (file: string) => ['--import', path.join(import.meta.dirname, file)];
  const cli = [
    ...loaded('functions-concurrency.mjs'),
    ...(options.functionsControl ? loaded('functions-control.mjs') : []),
    firebaseCli,
    'emulators:start',
    '--project',
    stack.projectId,
    '--config',
    stack.firebaseConfigFile,
    ...(options.importFrom ? ['--import', options.importFrom] : []),
  ];
  let broken = '';
  const service = startService({
    name: 'The emulators',
    ...(firestore.kind === 'hidane'
      ? { program: firestore.program, args: ['exec', '--', process.execPath, ...cli] }
      : { program: process.execPath, args: cli }),
    cwd: stack.scratchDir,
    env: {
      ...quietCli,
      TMPDIR: ownTemporaryFolder(),
      // Seconds that a function may take to start: each concurrent call starts a process, which on a busy machine
      // takes more than the usual 30; the call would never be answered then.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      ...(firestore.kind === 'hidane' && ownStorageRuntime()),
      ...(options.functionsControl && { FUNCTIONS_CONTROL_PORT: String(stack.ports.functionsControl) }),
      ...options.functionsEnvironment,
    },
    logFile: path.join(stack.logDir, 'emulators.log'),
    ready: /All emulators ready/,
    readyWithinMs: 120_000,
    onLine: (line) => {
      if (/Failed to load function definition/.test(line)) broken = line.trim();
    },
  });
  const ready = service.ready.then(() => {
    // The suite itself calls this a log line and goes on without a backend.
    if (broken) throw new Failure(`The functions cannot be loaded: ${broken}`);
  });
  return { ...service, ready };
}

/**
 * The Storage emulator keeps its files in one folder below the system's, and empties it when it ends: another stack's
 * would go with them. Not in the checkout: the functions' sockets lie here too, and their paths have to be short.
 */
function ownTemporaryFolder(): string {
  const folder = path.join(os.tmpdir(), `sewer-scope-${stack.offset}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** hidane hands every jar that is not Firestore's to the next `java` on PATH: ours, which runs the Storage rules. */
function ownStorageRuntime() {
  return {
    PATH: `${storageRulesRuntime}${path.delimiter}${process.env.PATH ?? ''}`,
    // firebase-tools wants a file that exists; the launcher never opens it.
    STORAGE_EMULATOR_BINARY_PATH: path.join(storageRulesRuntime, 'java'),
  };
}
