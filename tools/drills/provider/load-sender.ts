import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Firestore } from 'firebase-admin/firestore';
import { businessAlias } from '../../business/chosen-business.mjs';
import { handlersEnvironment } from '../handlers/handlers-environment';
import { projectEnvironment, type Emulators } from '../project/drill-project';
import type * as Modules from './sender-modules';

/** The email sender, loaded into this process with an injected clock. */
export interface Sender extends Pick<
  typeof Modules,
  'writeMailIntent' | 'sweepMail' | 'replayMail' | 'bucket'
> {
  readonly db: Firestore;
}

/** A separate project, so that the running stack's triggers and sweeper do not process its emails. */
const project = 'demo-provider-drill';

interface Surroundings extends Emulators {
  /** The provider's settings and secrets. */
  readonly settings: Readonly<Record<string, string>>;
  /** How long the provider may take for one email, in real time. */
  readonly timeoutSeconds: number;
}

/** Loads a sender of its own: it reads its configuration at import. */
export async function loadSender({
  firestore,
  storage,
  settings,
  timeoutSeconds,
}: Surroundings): Promise<Sender> {
  Object.assign(process.env, handlersEnvironment(), projectEnvironment(project, { firestore, storage }), {
    ...settings,
    MAIL_TIMEOUT_SECONDS: String(timeoutSeconds),
  });
  const { firestore: database, ...modules } = await loadModules();
  return { ...modules, db: database() };
}

/** Bundled like the functions, because the emails are JSX, which the drill's own loader may not support. */
async function loadModules(): Promise<typeof Modules> {
  const functions = path.resolve(import.meta.dirname, '../../../functions');
  // Next to the functions' packages, in a folder that is not deployed.
  const outfile = path.join(functions, `node_modules/.cache/provider-drill/sender-${randomUUID()}.mjs`);
  await build({
    absWorkingDir: functions,
    entryPoints: [path.join(import.meta.dirname, 'sender-modules.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { ...businessAlias(), '@domain': path.resolve(functions, '../domain') },
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.ttf': 'file' },
    logLevel: 'warning',
  });
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof Modules;
  } finally {
    rmSync(outfile);
  }
}
