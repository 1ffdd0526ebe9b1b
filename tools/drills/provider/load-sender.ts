import path from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { handlersEnvironment } from '../handlers/handlers-environment';
import { projectEnvironment, type Emulators } from '../project/drill-project';
import { loadFunctions } from '../project/load-functions';
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
  const { firestore: database, ...modules } = await loadFunctions<typeof Modules>(
    path.join(import.meta.dirname, 'sender-modules.ts'),
  );
  return { ...modules, db: database() };
}
