import path from 'node:path';
import { stack } from '../backend/stack';
import { hostingBlock } from './hosting-block';
import { localOrigins, productionOrigins } from './origins';

const shared = {
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
};

const functions = {
  source: 'functions',
  codebase: 'default',
  ignore: ['node_modules', 'src', '.env.local', '.secret.local', '*.log', 'tsconfig.json'],
};

/** The configuration for a deploy; its emulators use the ports of a stack without an offset. */
export async function productionConfig() {
  return {
    ...shared,
    functions: [{ ...functions, predeploy: ['npm run build:functions', 'npm run deploy:check functions'] }],
    hosting: {
      ...(await hostingBlock('dist', productionOrigins())),
      predeploy: ['npm run build', 'npm run deploy:check site'],
    },
    emulators: emulators(0),
  };
}

/** The configuration for the local emulators. */
export async function localConfig() {
  const distFolder = path.relative(path.dirname(stack.firebaseConfigFile), stack.distDir);
  return {
    ...shared,
    functions: [functions],
    hosting: await hostingBlock(distFolder, localOrigins()),
    emulators: emulators(stack.offset),
  };
}

/** The configuration for the Auth emulator, which runs separately. */
export function authConfig() {
  const { auth, singleProjectMode, ui } = emulators(stack.offset);
  const { host, ports } = stack;
  const apart = { hub: { host, port: ports.authHub }, logging: { host, port: ports.authLogging } };
  return { emulators: { auth, singleProjectMode, ui, ...apart } };
}

function emulators(offset: number) {
  const { host, ports } = stack;
  const at = (port: number) => ({ host, port: port - stack.offset + offset });
  return {
    // Each rules test file uses its own project.
    singleProjectMode: false,
    ui: { enabled: false },
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: at(ports.firestoreWebsocket).port },
    storage: at(ports.storage),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
  };
}
