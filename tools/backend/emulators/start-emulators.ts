import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { addresses } from '../addresses';
import { startService, type Service } from '../process/service';
import { repositoryRoot, stack } from '../stack';
import type { FirestoreChoice } from './choose-firestore';
import { firebaseCli, quietCli } from './firebase-cli';
import { temporaryFolder } from './temporary-folder';

interface EmulatorOptions {
  readonly firestore: FirestoreChoice;
  /** A folder from an earlier export; null starts empty. */
  readonly importFrom: string | null;
  readonly functionsEnvironment: Readonly<Record<string, string>>;
  /** Whether tests can stop and start the Functions emulator. */
  readonly functionsControl: boolean;
  /** Called with a message when a function process was killed; its next call starts a new one. */
  readonly onFunctionDeath: (sentence: string) => void;
}

/** Firestore and the Storage rules run as separate processes, and the suite does not notice when they end. */
const partDied = /(Firestore|Storage)\b.* has exited upon receiving signal: (\w+)/;

/** Prefix of the messages from functions-deaths.mjs. */
const functionDied = /^function process ended: (.+)$/;

const storageRulesRuntime = path.join(repositoryRoot, 'tools/storage-rules/bin');

/**
 * Starts functions, firestore, storage, tasks, and eventarc as one service that ends when one of its parts
 * ends.
 */
export function startEmulators(options: EmulatorOptions): Service {
  const { firestore } = options;
  mkdirSync(stack.scratchDir, { recursive: true });
  const loaded = (file: string) => ['--import', path.join(import.meta.dirname, file)];
  const cli = [
    // Loaded before the other module, which lets several callers share one start.
    ...loaded('functions-deaths.mjs'),
    ...loaded('functions-concurrency.mjs'),
    ...loaded('idle-connections.mjs'),
    ...(options.functionsControl ? loaded('functions-control.mjs') : []),
    firebaseCli,
    'emulators:start',
    '--project',
    stack.projectId,
    '--config',
    stack.firebaseConfigFile,
    '--only',
    'functions,firestore,storage,tasks,eventarc',
    ...(options.importFrom ? ['--import', options.importFrom] : []),
  ];
  let broken = '';
  let deadPart = '';
  const service = startService({
    name: 'The emulators',
    ...(firestore.kind === 'hidane'
      ? { program: firestore.program, args: ['exec', '--', process.execPath, ...cli] }
      : { program: process.execPath, args: cli }),
    cwd: stack.scratchDir,
    env: {
      ...quietCli,
      TMPDIR: temporaryFolder('emulators'),
      FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
      // Startup timeout in seconds: each concurrent call starts a process, which on a busy machine takes
      // longer than the default 30, and the call would never be answered.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      ...(firestore.kind === 'hidane' && ownStorageRuntime()),
      ...(options.functionsControl && {
        FUNCTIONS_CONTROL_PORT: String(stack.ports.functionsControl),
        QUERIES_FILE: stack.queriesFile,
      }),
      ...options.functionsEnvironment,
    },
    logFile: path.join(stack.logDir, 'emulators.log'),
    ready: /All emulators ready/,
    readyWithinMs: 120_000,
    onLine: (line) => {
      if (/Failed to load function definition/.test(line)) broken = line.trim();
      const [, trigger] = functionDied.exec(line) ?? [];
      if (trigger !== undefined) options.onFunctionDeath(trigger);
      const [, part, signal] = partDied.exec(line) ?? [];
      if (part === undefined || deadPart !== '') return;
      deadPart = `${part} was killed by ${signal}`;
      service.kill();
    },
  });
  const ready = service.ready.then(() => {
    // The suite only logs this and continues without a backend.
    if (broken) throw new Failure(`The functions could not be loaded: ${broken}`);
  });
  return { ...service, ready, ended: service.ended.then((how) => deadPart || `the suite was ${how}`) };
}

/**
 * hidane starts every jar other than Firestore's with the next `java` on PATH, which is ours and runs the
 * Storage rules.
 */
function ownStorageRuntime() {
  return {
    PATH: `${storageRulesRuntime}${path.delimiter}${process.env.PATH ?? ''}`,
    // firebase-tools checks that the file exists; the launcher never reads it.
    STORAGE_EMULATOR_BINARY_PATH: path.join(storageRulesRuntime, 'java'),
  };
}
