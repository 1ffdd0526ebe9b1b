import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { region } from '../../domain/api/region';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Offsets every port and folder of the local stack, so that the tests' stack and a developer's can run side
 * by side.
 */
const offset = Number(process.env.PORT_OFFSET ?? 0);
/** The ports above 1023 that fetch refuses: https://fetch.spec.whatwg.org/#bad-port */
const refusedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);
const local = (...parts: string[]) => path.join(repositoryRoot, '.local', ...parts);
const named = (name: string) => (offset === 0 ? name : `${name}-${offset}`);

/** Ports and folders of the local stack's parts. */
export const stack = {
  offset,
  host: '127.0.0.1',
  /** firebase-tools never calls real services for a `demo-` project. */
  projectId: 'demo-sewer-scope',
  region,
  ports: {
    hosting: 5050 + offset,
    mailbox: 8025 + offset,
    vite: 5173 + offset,
    auth: 9099 + offset,
    functions: 5001 + offset,
    firestore: 8080 + offset,
    firestoreWebsocket: 9150 + offset,
    storage: 9199 + offset,
    hub: 4400 + offset,
    /** The Auth emulator is a separate suite with its own hub and log. */
    authHub: 4470 + offset,
    authLogging: 4570 + offset,
    logging: 4500 + offset,
    eventarc: 9299 + offset,
    tasks: 9499 + offset,
    /** Tests' stack only: stops and starts the Functions emulator. */
    functionsControl: 4650 + offset,
  },
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

for (const port of Object.values(stack.ports)) {
  if (refusedPorts.has(port))
    throw new Error(
      `PORT_OFFSET=${offset} leads to port ${port}, which browsers and fetch refuse. Choose another.`,
    );
}

/** The local stack's demo admin, which exists nowhere else. */
export const demoAdmin = {
  email: 'admin@example.com',
  password: 'sewer-scope',
  name: 'Riley Ortega',
  credential: 'Certificate 4711',
} as const;
