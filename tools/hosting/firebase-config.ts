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

/** What a deploy reads; its emulators stand at the ports of a stack without an offset. */
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

/** What this machine's emulators read. */
export async function localConfig() {
  const distFolder = path.relative(path.dirname(stack.firebaseConfigFile), stack.distDir);
  return {
    ...shared,
    functions: [functions],
    hosting: await hostingBlock(distFolder, localOrigins()),
    emulators: emulators(stack.offset),
  };
}

function emulators(offset: number) {
  const { host, ports } = stack;
  const at = (port: number) => ({ host, port: port - stack.offset + offset });
  return {
    // The rules tests give each file a project of its own.
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
