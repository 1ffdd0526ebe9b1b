import { randomBytes, randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { trustedJson } from '../../trusted-json';
import { newEmail, World } from '../calls/world';
import { startHandlers } from '../handlers/start-handlers';
import { randomFrom } from '../random';
import { auc } from './auc';
import { otherRefusals, type CodeRequest } from './other-refusals';
import { poster, type Post } from './poster';

interface EnumerationRun {
  readonly seed: string;
  /** The number of code requests by known addresses, and the same number by unknown ones. */
  readonly count: number;
  readonly onProgress?: (done: number) => void;
}

export interface Compared {
  readonly what: string;
  readonly requests: number;
  /** The number of distinct responses, ignoring random parts. */
  readonly shapes: number;
  /** How well response time separates known from unknown addresses: 0.5 means not at all. */
  readonly auc: number;
}

export interface EnumerationReport {
  readonly seed: string;
  readonly compared: readonly Compared[];
  /** The same measure for new and repeated requests, which take less work; it must be detectable. */
  readonly controlAuc: number;
  readonly seconds: number;
  /** Differences in content, which fail on any machine. */
  readonly failures: readonly string[];
}

interface Timed extends Awaited<ReturnType<Post>> {
  readonly known: boolean;
}

/** Every address, known or unknown, is used repeatedly. */
const addressesAtMost = 40;
const triesOfACode = 4;

const unlimited = {
  LOGIN_CODE_LIMIT: '10000000',
  LOGIN_TRY_LIMIT: '10000000',
  REPORTS_MISS_LIMIT: '10000000',
};

/**
 * Tests whether responses reveal who is a customer or a referrer: code requests for known and unknown addresses in random
 * order, one at a time; wrong codes for both; and wrong Booking IDs for both.
 */
export async function runEnumeration({
  seed,
  count,
  onProgress,
}: EnumerationRun): Promise<EnumerationReport> {
  const began = Date.now();
  const project = `demo-enumeration-${began.toString(36)}`;
  const handlers = await startHandlers({ environment: { GCLOUD_PROJECT: project, ...unlimited } });
  const app = initializeApp({ projectId: project }, project);
  try {
    const db = getFirestore(app);
    const world = new World(db, handlers.url);
    await world.begin();
    const addressesEach = Math.min(addressesAtMost, count);
    const known = await customers(world, addressesEach);
    const unknown = Array.from({ length: addressesEach }, newEmail);
    const random = randomFrom(seed);
    const post = poster(handlers.url);

    const order = Array.from({ length: 2 * count }, (_, index) => ({ index, rank: random.next() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ index }) => index);
    const asked: Timed[] = [];
    const requests: CodeRequest[] = [];
    const repeats: Timed[] = [];
    for (const [place, index] of order.entries()) {
      const isKnown = index % 2 === 0;
      const email = (isKnown ? known : unknown)[(index >> 1) % addressesEach] ?? '';
      const browser = randomBytes(32).toString('hex');
      const data = { email, browser, idempotencyKey: randomUUID() };
      const answer = { ...(await post('portal-code-request', data)), known: isKnown };
      asked.push(answer);
      const { result } = trustedJson<{ result?: { loginId: string } }>(answer.body);
      if (result) requests.push({ loginId: result.loginId, browser, known: isKnown });
      if (place % 4 === 0) repeats.push({ ...(await post('portal-code-request', data)), known: isKnown });
      if (place % 100 === 0) onProgress?.(place);
    }

    const tried = requests.slice(0, Math.max(4, Math.ceil(count / 4)));
    await lookedUp(db, tried);
    const redeemed: Timed[] = [];
    for (let round = 0; round < triesOfACode; round += 1) {
      for (const { loginId, browser, known: isKnown } of tried) {
        const data = {
          loginId,
          browser,
          code: String(random.below(1e8)).padStart(8, '0'),
          idempotencyKey: randomUUID(),
        };
        redeemed.push({ ...(await post('portal-code-redeem', data)), known: isKnown });
      }
    }
    const refusals = await otherRefusals(db, post, tried);

    const reports: Timed[] = [];
    for (const index of order.slice(0, count)) {
      const isKnown = index % 2 === 0;
      const email = (isKnown ? known : unknown)[(index >> 1) % addressesEach] ?? '';
      const data = { email, booking: `${randomUUID()}`.slice(0, 24) };
      reports.push({ ...(await post('portal-reports-open', data)), known: isKnown });
    }

    const referrers = await Promise.all(
      Array.from({ length: addressesEach }, async () => (await world.referrer()).email),
    );
    const byReferrers: Timed[] = [];
    for (const index of order.slice(0, count)) {
      const isKnown = index % 2 === 0;
      const email = (isKnown ? referrers : unknown)[(index >> 1) % addressesEach] ?? '';
      const browser = randomBytes(32).toString('hex');
      const data = { email, browser, audience: 'referrer', idempotencyKey: randomUUID() };
      byReferrers.push({ ...(await post('portal-code-request', data)), known: isKnown });
    }

    const compared = [
      compare('portal-code-request', asked),
      compare('portal-code-request, referrers', byReferrers),
      compare('portal-code-redeem, wrong code', redeemed),
      compare('portal-reports-open, unknown Booking ID', reports),
    ];
    const wrongCode = new Set(redeemed.map(({ print }) => print));
    return {
      seed,
      compared,
      controlAuc: auc(
        repeats.map(({ ms }) => ms),
        asked.map(({ ms }) => ms),
      ),
      seconds: Math.round((Date.now() - began) / 1000),
      failures: [
        ...compared.flatMap(({ what, shapes }) =>
          shapes === 1 ? [] : [`${what}: ${shapes} different answers`],
        ),
        ...refusals.flatMap(({ name, print }) =>
          wrongCode.has(print) ? [] : [`a code that is ${name} is told apart`],
        ),
        ...([...asked, ...byReferrers].every(({ body }) => body.includes('"loginId"'))
          ? []
          : ['a request for a code was refused']),
      ],
    };
  } finally {
    await deleteApp(app);
    await handlers.stop();
  }
}

/** People with one job each, created by accepting requests. @returns their email addresses. */
async function customers(world: World, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, async () => {
    const leadId = await world.newRequestId();
    await world.office('office-request-accept', {
      leadId,
      scheduled_date: '2030-01-15',
      scheduled_time: '10:00',
      total_price: 149,
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    });
    return (await world.db.collection('leads').doc(leadId).get()).get('email') as string;
  });
  return Promise.all(made);
}

/** The record that the trigger writes after identifying the customer; there is no trigger here. */
async function lookedUp(db: Firestore, requests: readonly CodeRequest[]): Promise<void> {
  for (const { loginId, known } of requests) {
    await db.collection('login_requests').doc(loginId).update({ known });
  }
}

function compare(what: string, answers: readonly Timed[]): Compared {
  const times = (known: boolean) => answers.filter((answer) => answer.known === known).map(({ ms }) => ms);
  return {
    what,
    requests: answers.length,
    shapes: new Set(answers.map(({ print }) => print)).size,
    auc: auc(times(true), times(false)),
  };
}
