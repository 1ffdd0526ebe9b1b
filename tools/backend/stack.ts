import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { region } from '../../domain/api/region';
import { portOffset, portsAt } from './ports.mjs';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Offsets every port and folder of the local stack, so that the tests' stack and a developer's can run side
 * by side.
 */
const offset = portOffset();
const local = (...parts: string[]) => path.join(repositoryRoot, '.local', ...parts);
const named = (name: string) => (offset === 0 ? name : `${name}-${offset}`);

/** Ports and folders of the local stack's parts. */
export const stack = {
  offset,
  host: '127.0.0.1',
  /** firebase-tools never calls real services for a `demo-` project. */
  projectId: 'demo-sewer-scope',
  region,
  ports: portsAt(offset),
  localDir: local(),
  dataDir: local(named('data')),
  logDir: local(named('logs')),
  /** Tests' stack only: the shapes of the queries that the database was sent, which `tools/indexes` reads. */
  queriesFile: local(`${named('queries')}.jsonl`),
  /** The emulators' working directory, where they write files. */
  scratchDir: local(named('scratch')),
  /** Records the processes that run this stack. */
  runFile: local(`${named('run')}.json`),
  /** Exists while the demo data are being created. */
  demoBegunFile: local(named('demo-begun')),
  /** The locally served build; `dist` is the one that a deploy uploads. */
  distDir: offset === 0 ? path.join(repositoryRoot, 'dist') : local(named('dist')),
  /** Next to firebase.json, because firebase-tools resolves its paths relative to that file's folder. */
  firebaseConfigFile: path.join(
    repositoryRoot,
    offset === 0 ? 'firebase.local.json' : `firebase.local-${offset}.json`,
  ),
  authConfigFile: path.join(repositoryRoot, `firebase.local-${named('auth')}.json`),
} as const;

/** The local stack's demo admin, which exists nowhere else. */
export const demoAdmin = {
  email: 'admin@example.com',
  password: 'sewer-scope',
  name: 'Riley Ortega',
  credential: 'Certificate 4711',
} as const;

/** The local stack's second inspector, whose password is the demo admin's. */
export const demoInspector = {
  email: 'inspector@example.com',
  password: 'sewer-scope',
  name: 'Jordan Avery',
  credential: 'Certificate 4712',
} as const;
