import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Firestore } from 'firebase-admin/firestore';
import { handlersEnvironment } from '../handlers/handlers-environment';
import { projectEnvironment, type Emulators } from '../project/drill-project';
import type * as Modules from './sender-modules';

/** The sender of mail, in this process and on a clock that is passed in. */
export interface Sender extends Pick<
  typeof Modules,
  'writeMailIntent' | 'sweepMail' | 'replayMail' | 'bucket'
> {
  readonly db: Firestore;
}

/** A project of its own: the running stack's triggers and sweeper don't see its mails. */
const project = 'demo-provider-drill';

interface Surroundings extends Emulators {
  readonly provider: string;
}

/** Loads the sender; its configuration is read then, so that one process has one sender. */
export async function loadSender({ firestore, storage, provider }: Surroundings): Promise<Sender> {
  Object.assign(process.env, handlersEnvironment(), projectEnvironment(project, { firestore, storage }), {
    SENDGRID_BASE_URL: provider,
    MAIL_TIMEOUT_SECONDS: '1',
  });
  const { firestore: database, ...modules } = await loadModules();
  return { ...modules, db: database() };
}

/** Bundles them as the functions are bundled: the mails are JSX, which whoever runs a drill may not know how to read. */
async function loadModules(): Promise<typeof Modules> {
  const functions = path.resolve(import.meta.dirname, '../../../functions');
  // Beside the functions' own packages, where nothing is deployed from.
  const outfile = path.join(functions, `node_modules/.cache/provider-drill/sender-${process.pid}.mjs`);
  await build({
    absWorkingDir: functions,
    entryPoints: [path.join(import.meta.dirname, 'sender-modules.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@domain': path.resolve(functions, '../domain') },
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
