import path from 'node:path';
import { stack } from '../backend/stack';
import { hostingBlock, servedAs } from './hosting-block';
import { localOrigins, projectOrigins } from './origins';
import { appRewrites, functionRewrites } from './rewrites';

const shared = {
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
};

const functions = {
  source: 'functions',
  codebase: 'default',
  ignore: ['node_modules', 'src', '.env.local', '.secret.local', '*.log', 'tsconfig.json'],
};

const deployedFunctions = {
  ...functions,
  predeploy: ['npm run build:functions', 'npm run deploy:check functions'],
};

/**
 * The committed firebase.json, which has nothing of a project or a business. Headers and redirects are missing, so its
 * `hosting` is for emulators only: the check before a deploy refuses it. The emulators use the ports of a stack without
 * an offset.
 */
export function committedConfig() {
  return {
    ...shared,
    functions: [deployedFunctions],
    hosting: {
      public: 'dist',
      ...servedAs,
      rewrites: [...appRewrites(), ...functionRewrites()],
      predeploy: ['npm run deploy:check site'],
    },
    emulators: emulators(0),
  };
}

/** The configuration for a deploy to one project, whose pages are built with the VITE_ values `web`. */
export async function deployConfig(project: string, web: Readonly<Record<string, string>>) {
  return {
    ...shared,
    functions: [deployedFunctions],
    hosting: {
      ...(await hostingBlock('dist', projectOrigins(project, web), { indexed: !isStaging(web) })),
      predeploy: [`npm run build -- --mode ${project}`, `npm run deploy:check site ${project}`],
    },
  };
}

/** Staging is a copy of the site: search engines are kept out of it, and the smoke test may write to it. */
export function isStaging(web: Readonly<Record<string, string>>): boolean {
  return web.VITE_STAGE === 'staging';
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
