import { addresses } from '../backend/addresses';
import { demoAdmin, stack } from '../backend/stack';
import { ownFunctionsUrl } from '../deploy/finding';
import { functionSettingsOf, webSettings } from '../deploy/read-settings';
import { deployConfig, localConfig } from '../hosting/firebase-config';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A deployed site, and what it has to be like. */
export interface Target {
  /** Without a slash at the end, like all addresses here. */
  readonly site: string;
  readonly project: string;
  readonly functions: string;
  /** Identity Toolkit and Firestore, which the office's pages use. */
  readonly auth: string;
  readonly firestore: string;
  /** The pages' public key. */
  readonly apiKey: string;
  /** An office account, whose mailbox also gets the client's email; null to test without a booking. */
  readonly account: Account | null;
  /** The `hosting` that the site was deployed with. */
  readonly hosting: unknown;
  /** The commit of the build; null for any. */
  readonly commit: string | null;
  /** Shows the commit of the functions; null if there is none. */
  readonly healthToken: string | null;
  /** How long an email, an erasure, and the first round of the sweeper may take. */
  readonly patienceMs: number;
}

type Chosen = Pick<Target, 'site' | 'account' | 'commit' | 'patienceMs'>;

/** A project's site, with the settings that it was deployed with. */
export async function projectTarget(project: string, chosen: Chosen): Promise<Target> {
  const web = webSettings(project);
  const functions = web.VITE_FUNCTIONS_URL || ownFunctionsUrl({ project, region: stack.region });
  return {
    ...chosen,
    project,
    functions: functions.replace(/\/$/, ''),
    auth: 'https://identitytoolkit.googleapis.com',
    firestore: 'https://firestore.googleapis.com',
    apiKey: web.VITE_FIREBASE_API_KEY ?? '',
    hosting: (await deployConfig(project, web)).hosting,
    healthToken: functionSettingsOf(project).HEALTH_TOKEN || null,
  };
}

/** The running local stack, with its demo admin. */
export async function localTarget({
  books = true,
  ...chosen
}: Pick<Chosen, 'commit' | 'patienceMs'> & { readonly books?: boolean }): Promise<Target> {
  return {
    ...chosen,
    site: addresses.site,
    account: books ? demoAdmin : null,
    project: stack.projectId,
    functions: addresses.functions,
    auth: `http://${addresses.auth}/identitytoolkit.googleapis.com`,
    firestore: `http://${addresses.firestore}`,
    apiKey: 'local',
    hosting: (await localConfig()).hosting,
    healthToken: null,
  };
}
