import { isOfficeAccess } from '@domain/api/define-call';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { callPath } from '@domain/api/call-path';
import { contract, type CallName } from '@domain/api/contract';
import { trustedJson } from '../../trusted-json';
import { ask, type RawAnswer } from '../calls/ask';
import { claimsOf, drillAdmin } from '../calls/caller-token';
import { rightBody } from '../calls/right-bodies';
import { newAddress, World } from '../calls/world';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { bearer, type Field, type Prepared } from './field';
import { forgedTokens, wantedClaims, type ForgedToken } from './forged-tokens';
import { notAdmins, notCustomers, notReferrers } from './strangers';
import { keyId, TokenMaker } from './token-maker';
import { tryAddresses } from './try-addresses';
import { tryPreview } from './try-preview';
import { changesBetween, wholeStore } from './whole-store';

interface TokensRun {
  readonly calls?: readonly CallName[];
  /** Makes the handlers accept unverified tokens as the emulator does, which the drill must detect. */
  readonly careless?: boolean;
  /** Each call gets every `stride`th token, different for each call; all by default. */
  readonly stride?: number;
  readonly onProgress?: (done: number) => void;
}

export interface TokensReport {
  readonly calls: number;
  readonly tokens: number;
  readonly requests: number;
  readonly refused: number;
  /** The number of calls that accepted the same body with a valid token, as all must. */
  readonly controls: number;
  /** Forged file addresses that were refused. */
  readonly addresses: number;
  readonly seconds: number;
  readonly failures: readonly string[];
}

/**
 * Sends forged, expired, and foreign tokens to every admin and customer call, each with an executable body,
 * then the same bodies with valid tokens. The handlers run outside the emulator with a production
 * configuration, except for their database.
 */
export async function runTokens({
  calls,
  careless = false,
  stride = 1,
  onProgress,
}: TokensRun = {}): Promise<TokensReport> {
  const began = Date.now();
  // No `demo-` prefix, so that no exception for demo projects applies.
  const project = `sewer-scope-${began.toString(36)}`;
  const names = (calls ?? (Object.keys(contract) as CallName[])).filter(
    (name) => contract[name].access !== 'public',
  );
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const own = { GCLOUD_PROJECT: project, ...unlimited };
  try {
    const records = await makeRecords();
    const [trusted, forger] = [new TokenMaker(), new TokenMaker()];
    const real = await startHandlers({
      environment: {
        ...own,
        ID_TOKEN_KEYS: JSON.stringify({ [keyId]: trusted.publicKey }),
        FUNCTIONS_EMULATOR: '',
        FIREBASE_AUTH_EMULATOR_HOST: '',
        ...(careless ? {} : { FIREBASE_DEBUG_MODE: '', FIREBASE_DEBUG_FEATURES: '' }),
        SENDGRID_BASE_URL: '',
      },
      preload: [path.join(import.meta.dirname, 'signing-keys.mjs')],
    });
    try {
      return await tryAll({ real, project, trusted, forger, ...records });
    } finally {
      await real.stop();
    }
  } finally {
    await deleteApp(app);
  }

  /** Through handlers that accept any token, unlike those under test. */
  async function makeRecords(): Promise<Pick<Field, 'prepared' | 'report' | 'paid'>> {
    const emulated = await startHandlers({ environment: own });
    try {
      const world = new World(db, emulated.url);
      await world.begin();
      return {
        prepared: await prepare(names, world),
        report: await world.report(),
        paid: await world.report({ paid: true }),
      };
    } finally {
      await emulated.stop();
    }
  }

  async function tryAll(field: Field): Promise<TokensReport> {
    const letIn: string[] = [];
    const before = await wholeStore(db);
    let requests = 0;
    let tokens = 0;
    for (const [index, one] of field.prepared.entries()) {
      const forged = refusedOf(one, field).filter((_, place) => (place + index) % stride === 0);
      tokens = Math.max(tokens, forged.length);
      const faults = await Promise.all(forged.map(async (token) => tryToken(one, token, field)));
      requests += forged.length;
      letIn.push(...faults.flatMap((fault) => fault ?? []));
      onProgress?.(index + 1);
    }
    const preview = await tryPreview(field);
    const addresses = await tryAddresses(field);
    const written = changesBetween(before, await wholeStore(db)).map((path) => `${path} was written`);
    const controls = await Promise.all(field.prepared.map((one) => control(one, field)));
    const refused = controls.flatMap((fault) => fault ?? []);
    return {
      calls: field.prepared.length,
      tokens,
      requests,
      refused: requests - letIn.length,
      controls: controls.length - refused.length,
      addresses: addresses.refused,
      seconds: Math.round((Date.now() - began) / 1000),
      failures: [...letIn, ...preview, ...addresses.failures, ...written, ...refused],
    };
  }
}

const unlimited = { LOGIN_CODE_LIMIT: '1000000', PUBLIC_FORM_LIMIT: '1000000' };

async function prepare(names: readonly CallName[], world: World): Promise<Prepared[]> {
  return Promise.all(
    names.map(async (name) => {
      const right = await rightBody(name, world, 0);
      const { access } = contract[name];
      if (access === 'public') throw new Error(`${name} takes no token`);
      return { name, right, claims: claimsOf(access, right.customerId) };
    }),
  );
}

/** Every token that this call must refuse. */
function refusedOf({ name, right, claims }: Prepared, { trusted, forger, project }: Field): ForgedToken[] {
  const now = new Date();
  const names = { admin: drillAdmin.uid, customer: right.customerId || 'customer' };
  const { access } = contract[name];
  const outside = access === 'referrer' ? notReferrers(names) : notCustomers(names);
  const strangers = isOfficeAccess(access) ? notAdmins(names) : outside;
  return [
    ...forgedTokens(claims, { trusted, own: forger, project, now }),
    ...strangers.map(({ name: who, claims: theirs }) => ({
      name: who,
      headers: bearer(trusted.signed(wantedClaims(project, theirs, now))),
    })),
  ];
}

const refusals: readonly string[] = ['UNAUTHENTICATED', 'PERMISSION_DENIED'];

async function tryToken(one: Prepared, token: ForgedToken, { real }: Field): Promise<string | null> {
  const answer = await callWith(one, token.headers, real);
  const said = statusOf(answer);
  return refusals.includes(said) ? null : `${one.name} lets in "${token.name}": ${said}`;
}

/** Proves that the token was the reason for the refusal: a valid one is accepted. */
async function control(one: Prepared, { real, trusted, project }: Field): Promise<string | null> {
  const good = trusted.signed(wantedClaims(project, one.claims, new Date()));
  const said = statusOf(await callWith(one, bearer(good), real));
  return refusals.includes(said) || said === 'INTERNAL'
    ? `${one.name} does not let in a good token: ${said}`
    : null;
}

function callWith(
  one: Prepared,
  headers: Readonly<Record<string, string>>,
  { url }: Handlers,
): Promise<RawAnswer> {
  return ask(`${url}/${callPath(one.name)}`, {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: JSON.stringify({ data: one.right.body }),
  });
}

function statusOf({ status, body }: RawAnswer): string {
  try {
    const { error } = trustedJson<{ error?: { status?: string } }>(body);
    return error ? (error.status ?? String(status)) : 'let in';
  } catch {
    // ignored: a response without JSON has only its status
    return `HTTP ${status}`;
  }
}
