import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { contract, type CallName } from '@domain/api/contract';
import { ask } from '../fuzz/ask';
import { fuzzAdmin } from '../fuzz/caller-token';
import type { RawAnswer } from '../fuzz/judge-answer';
import { rightBody, type RightBody } from '../fuzz/right-bodies';
import { newAddress, World, type FuzzReport } from '../fuzz/world';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { forgedTokens, wantedClaims, type ForgedToken } from './forged-tokens';
import { forgedAddresses } from './forged-addresses';
import { notAdmins, notCustomers } from './strangers';
import { keyId, TokenMaker, type Claims } from './token-maker';
import { changesBetween, wholeStore } from './whole-store';

interface TokensRun {
  readonly calls?: readonly CallName[];
  /** Lets the handlers take tokens unverified, as the emulator does: the drill has to notice. */
  readonly careless?: boolean;
  /** Each call gets every `stride`th token, each call others; all of them unless given. */
  readonly stride?: number;
  readonly onProgress?: (done: number) => void;
}

export interface TokensReport {
  readonly calls: number;
  readonly tokens: number;
  readonly requests: number;
  readonly refused: number;
  /** Requests with the very same bodies and a token that is good, which have to be let in. */
  readonly controls: number;
  readonly addresses: number;
  readonly seconds: number;
  readonly failures: readonly string[];
}

interface Prepared {
  readonly name: CallName;
  readonly right: RightBody;
  readonly claims: Claims;
}

/**
 * Forged, expired and foreign tokens to every call of admins and customers, each with a body that would be carried out; then
 * the same bodies with good tokens. The handlers run outside the emulator and take themselves for a real project's, but for
 * their store.
 */
export async function runTokens({
  calls,
  careless = false,
  stride = 1,
  onProgress,
}: TokensRun = {}): Promise<TokensReport> {
  const began = Date.now();
  // No `demo-`: whatever is let through for demonstration only must not be met.
  const project = `sewer-scope-${began.toString(36)}`;
  const names = (calls ?? (Object.keys(contract) as CallName[])).filter(
    (name) => contract[name].access !== 'public',
  );
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const own = { GCLOUD_PROJECT: project, ...unlimited };
  try {
    const emulated = await startHandlers({ environment: own });
    const world = new World(db, emulated.url);
    await world.begin();
    const prepared = await prepare(names, world);
    const report = await world.report();
    const paid = await world.report({ paid: true });
    await emulated.stop();

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
      return await tryAll({ real, project, trusted, forger, prepared, report, paid });
    } finally {
      await real.stop();
    }
  } finally {
    await deleteApp(app);
  }

  async function tryAll(field: Field): Promise<TokensReport> {
    const failures: string[] = [];
    const before = await wholeStore(db);
    let requests = 0;
    let tokens = 0;
    for (const [index, one] of field.prepared.entries()) {
      const forged = refusedOf(one, field).filter((_, place) => (place + index) % stride === 0);
      tokens = Math.max(tokens, forged.length);
      const faults = await Promise.all(forged.map(async (token) => tryToken(one, token, field)));
      requests += forged.length;
      failures.push(...faults.flatMap((fault) => fault ?? []));
      onProgress?.(index + 1);
    }
    const preview = await tryPreview(field);
    const addresses = await tryAddresses(field);
    failures.push(...preview, ...addresses.failures);
    const changed = changesBetween(before, await wholeStore(db));
    failures.push(...changed.map((path) => `${path} was written`));
    const refused = requests - failures.length;
    const controls = await Promise.all(field.prepared.map((one) => control(one, field)));
    failures.push(...controls.flatMap((fault) => fault ?? []));
    return {
      calls: field.prepared.length,
      tokens,
      requests,
      refused,
      controls: controls.length,
      addresses: addresses.tried,
      seconds: Math.round((Date.now() - began) / 1000),
      failures,
    };
  }
}

interface Field {
  readonly real: Handlers;
  readonly project: string;
  readonly trusted: TokenMaker;
  readonly forger: TokenMaker;
  readonly prepared: readonly Prepared[];
  /** Not paid for: what it found is nobody's but an admin's. */
  readonly report: FuzzReport;
  readonly paid: FuzzReport;
}

const unlimited = { LOGIN_CODE_LIMIT: '1000000', PUBLIC_FORM_LIMIT: '1000000' };

async function prepare(names: readonly CallName[], world: World): Promise<Prepared[]> {
  return Promise.all(
    names.map(async (name) => {
      const right = await rightBody(name, world, 0);
      const claims =
        contract[name].access === 'admin'
          ? { sub: fuzzAdmin, admin: true, email: 'admin@example.com' }
          : { sub: right.customerId, customer: true };
      return { name, right, claims };
    }),
  );
}

/** Every token that this call has to refuse. */
function refusedOf({ name, right, claims }: Prepared, { trusted, forger, project }: Field): ForgedToken[] {
  const now = new Date();
  const names = { admin: fuzzAdmin, customer: right.customerId || 'customer' };
  const strangers = contract[name].access === 'admin' ? notAdmins(names) : notCustomers(names);
  return [
    ...forgedTokens(claims, { trusted, own: forger, project, now }),
    ...strangers.map(({ name: who, claims: theirs }) => ({
      name: who,
      headers: bearer(trusted.signed(wantedClaims(project, theirs, now))),
    })),
  ];
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const refusals: readonly string[] = ['UNAUTHENTICATED', 'PERMISSION_DENIED'];

async function tryToken(one: Prepared, token: ForgedToken, { real }: Field): Promise<string | null> {
  const answer = await callWith(one, token.headers, real);
  const said = statusOf(answer);
  return refusals.includes(said) ? null : `${contract[one.name].name} lets in "${token.name}": ${said}`;
}

/** The proof that what was refused was refused for its token: with a good one it is not. */
async function control(one: Prepared, { real, trusted, project }: Field): Promise<string | null> {
  const good = trusted.signed(wantedClaims(project, one.claims, new Date()));
  const said = statusOf(await callWith(one, bearer(good), real));
  return refusals.includes(said) || said === 'INTERNAL'
    ? `${contract[one.name].name} does not let in a good token: ${said}`
    : null;
}

function callWith(
  one: Prepared,
  headers: Readonly<Record<string, string>>,
  { url }: Handlers,
): Promise<RawAnswer> {
  return ask(`${url}/${contract[one.name].name}`, {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: JSON.stringify({ data: one.right.body }),
  });
}

function statusOf({ status, body }: RawAnswer): string {
  try {
    const { error } = JSON.parse(body) as { error?: { status?: string } };
    return error ? (error.status ?? String(status)) : 'let in';
  } catch {
    return `HTTP ${status}`;
  }
}

/** The admin's preview of a report that is not paid for: a forged token gets the page that says what is due. */
async function tryPreview({ real, report, trusted, forger, project }: Field): Promise<string[]> {
  const page = (headers: Readonly<Record<string, string>>) =>
    ask(`${real.url}/report-page/report/${report.reportKey}?admin=true`, { method: 'GET', headers });
  const claims = { sub: fuzzAdmin, admin: true };
  const forged = [
    ...forgedTokens(claims, { trusted, own: forger, project, now: new Date() }),
    {
      name: 'a customer',
      headers: bearer(
        trusted.signed(wantedClaims(project, { sub: report.customerId, customer: true }, new Date())),
      ),
    },
  ];
  const answers = await Promise.all(forged.map(({ headers }) => page(headers)));
  const leaks = answers.flatMap(({ body }, index) =>
    body.includes('One offset joint.') ? [`the preview of a report opens to "${forged[index]?.name}"`] : [],
  );
  const good = await page(bearer(trusted.signed(wantedClaims(project, claims, new Date()))));
  return good.body.includes('One offset joint.')
    ? leaks
    : [...leaks, 'the preview does not open to an admin'];
}

async function tryAddresses({ real, paid, trusted, project }: Field) {
  const token = bearer(
    trusted.signed(wantedClaims(project, { sub: paid.customerId, customer: true }, new Date())),
  );
  const { body } = await ask(`${real.url}/portal-file-open`, {
    headers: { 'Content-Type': 'application/json', ...token },
    body: JSON.stringify({ data: { kind: 'report-receipt', id: paid.reportId, name: '' } }),
  });
  const { result } = JSON.parse(body) as { result?: { url?: string } };
  if (!result?.url) return { tried: 0, failures: [`no address of a receipt: ${body}`] };
  const issued = new URL(result.url).searchParams;
  const open = (query: URLSearchParams) =>
    ask(`${real.url}/portal-receipt?${query.toString()}`, { method: 'GET' });
  const forged = forgedAddresses(issued);
  const answers = await Promise.all(forged.map(({ query }) => open(query)));
  const failures = answers.flatMap(({ status }, index) =>
    status === 403 ? [] : [`the address of a file with ${forged[index]?.name} answers ${status}`],
  );
  const good = await open(issued);
  if (good.status !== 200) failures.push(`an address of ours answers ${good.status}`);
  return { tried: forged.length, failures };
}
