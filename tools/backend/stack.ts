import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Moves every port and folder of the local stack, so that the tests' stack and a developer's run side by side. */
const offset = Number(process.env.PORT_OFFSET ?? 0);
// Browsers refuse to open the ports of SIP, on which Hosting and the functions would stand.
if ([10, 11, 59, 60].includes(offset))
  throw new Error(`PORT_OFFSET ${offset} leads to a port that browsers refuse.`);
const local = (...parts: string[]) => path.join(repositoryRoot, '.local', ...parts);
const named = (name: string) => (offset === 0 ? name : `${name}-${offset}`);

/** Where each part of the local stack listens and keeps its files. */
export const stack = {
  offset,
  host: '127.0.0.1',
  /** A `demo-` project: firebase-tools never calls a real service for it. */
  projectId: 'demo-sewer-scope',
  region: 'us-west1',
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
    logging: 4500 + offset,
    eventarc: 9299 + offset,
    tasks: 9499 + offset,
    /** Only in the tests' stack: stops and starts the Functions emulator. */
    functionsControl: 4650 + offset,
  },
  localDir: local(),
  dataDir: local(named('data')),
  logDir: local(named('logs')),
  /** The emulators' working directory: they drop files of their own there. */
  scratchDir: local(named('scratch')),
  /** Says which processes run this stack. */
  runFile: local(`${named('run')}.json`),
  /** The build that is served locally; `dist` is also what a deploy uploads. */
  distDir: offset === 0 ? path.join(repositoryRoot, 'dist') : local(named('dist')),
  /** Beside firebase.json, as firebase-tools resolves its paths against the file's folder. */
  firebaseConfigFile: path.join(
    repositoryRoot,
    offset === 0 ? 'firebase.local.json' : `firebase.local-${offset}.json`,
  ),
} as const;

/** The demo admin of a local stack; it exists nowhere else. */
export const demoAdmin = { email: 'admin@example.com', password: 'sewer-scope' } as const;
