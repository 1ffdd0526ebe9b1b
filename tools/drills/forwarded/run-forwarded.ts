import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { callPath } from '@domain/api/call-path';
import { lookupLimit, publicFormLimit, type RateLimit } from '@domain/rate-limit/window';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { ask } from '../calls/ask';
import { newEmail } from '../calls/world';
import { startHandlers } from '../handlers/start-handlers';
import { forgedPrefixes, type Prefix } from './forged-prefixes';

interface ForwardedRun {
  readonly seed: string;
  /** The number of forged prefixes, sent alternately to the tracker and the booking form. */
  readonly count: number;
  /** The position from the right that the handlers trust; only the first is from our platform. */
  readonly hops?: number;
  /** The number of tracker lookups that are answered; the product's limit by default. */
  readonly lookups?: number;
  readonly onProgress?: (done: number) => void;
}

export interface ForwardedReport {
  readonly seed: string;
  readonly prefixes: number;
  readonly accepted: Readonly<Record<string, number>>;
  readonly refused: number;
  readonly buckets: number;
  readonly seconds: number;
  readonly failures: readonly string[];
}

interface Target {
  readonly formType: string;
  readonly name: string;
  readonly limit: RateLimit;
  readonly body: () => object;
}

const targets: readonly Target[] = [
  {
    formType: 'referral-lookup',
    name: 'client-referral-track',
    limit: lookupLimit,
    body: () => ({ phone: '(385) 555-0164' }),
  },
  {
    formType: 'booking',
    name: 'secure-form-submission',
    limit: publicFormLimit,
    body: () => ({
      formType: 'booking',
      data: buildRequestSubmission({ email: newEmail() }),
      clientInfo: { userAgent: 'drill', timestamp: '' },
      idempotencyKey: randomUUID(),
    }),
  },
];

/** Headers in which other platforms send the caller's address; ours trusts none of them. */
const otherHeaders = ['X-Real-IP', 'Forwarded', 'True-Client-IP', 'CF-Connecting-IP', 'X-Client-IP', 'Via'];

/** One caller with a forged address per request counts as one client, and other callers count separately. */
export async function runForwarded({
  seed,
  count,
  hops = 1,
  lookups = lookupLimit.accepted,
  onProgress,
}: ForwardedRun): Promise<ForwardedReport> {
  const began = Date.now();
  const project = `demo-forwarded-${began.toString(36)}`;
  const handlers = await startHandlers({
    environment: {
      GCLOUD_PROJECT: project,
      TRUSTED_PROXY_HOPS: String(hops),
      PUBLIC_FORM_LIMIT: '',
      LOOKUP_LIMIT: String(lookups),
    },
  });
  const app = initializeApp({ projectId: project }, project);
  try {
    const send = (target: Target, prefix: Prefix, from: string, headers: object = {}) =>
      ask(`${handlers.url}/${callPath(target.name)}`, {
        headers: {
          'Content-Type': 'application/json',
          // The header as the platform sends it: the caller's value followed by the real address.
          'X-Forwarded-For': [...prefix, from],
          ...headers,
        },
        body: JSON.stringify({ data: target.body() }),
      });

    const caller = '203.0.113.77';
    const accepted: Record<string, number> = Object.fromEntries(targets.map(({ formType }) => [formType, 0]));
    let refused = 0;
    const failures: string[] = [];
    for (const [index, prefix] of forgedPrefixes(count, seed).entries()) {
      const target = targets[index % targets.length];
      if (!target) continue;
      const claimed = String(prefix[0] ?? '').replaceAll(/[^\x20-\x7e]/g, '');
      const headers =
        index % 10 === 0 ? { [otherHeaders[(index / 10) % otherHeaders.length] ?? '']: claimed } : {};
      const { status, body } = await send(target, prefix, caller, headers);
      if (status === 200) accepted[target.formType] = (accepted[target.formType] ?? 0) + 1;
      else if (status === 429) refused += 1;
      else
        failures.push(`${target.name} answers ${status} to ${JSON.stringify(prefix).slice(0, 100)}: ${body}`);
      if (index % 100 === 0) onProgress?.(index);
    }
    const db = getFirestore(app);
    const buckets = await bucketsOf(db);
    for (const { formType, limit } of targets) {
      const own = buckets.filter((bucket) => bucket.form_type === formType);
      const clients = new Set(own.map(({ client_ip }) => client_ip));
      const counted = own.reduce((sum, { submission_count }) => sum + submission_count, 0);
      const asked = Math.ceil(
        (count - targets.findIndex((target) => target.formType === formType)) / targets.length,
      );
      if (clients.size !== 1) failures.push(`${formType}: ${clients.size} clients were counted`);
      if (counted !== asked) failures.push(`${formType}: ${counted} of ${asked} attempts were counted`);
      // A window ends after ten minutes, so on a slow machine the same client may have a second one.
      const accepts = formType === 'referral-lookup' ? lookups : limit.accepted;
      const most = accepts * own.length;
      if ((accepted[formType] ?? 0) !== Math.min(asked, most)) {
        failures.push(`${formType}: ${accepted[formType]} accepted instead of ${Math.min(asked, most)}`);
      }
    }
    failures.push(...(await others(send, db, buckets.length)));
    return {
      seed,
      prefixes: count,
      accepted,
      refused,
      buckets: new Set(buckets.map(({ client_ip }) => client_ip)).size,
      seconds: Math.round((Date.now() - began) / 1000),
      failures,
    };
  } finally {
    await deleteApp(app);
    await handlers.stop();
  }
}

interface Bucket {
  readonly form_type: string;
  readonly client_ip: string;
  readonly submission_count: number;
}

async function bucketsOf(db: Firestore): Promise<Bucket[]> {
  const { docs } = await db.collection('rate_limits').get();
  return docs.map((bucket) => bucket.data() as Bucket);
}

type Send = (target: Target, prefix: Prefix, from: string) => ReturnType<typeof ask>;

/** Different callers with the same forged prefix; two of them share an IPv6 network. */
async function others(send: Send, db: Firestore, before: number): Promise<string[]> {
  const [tracker] = targets;
  if (!tracker) return [];
  const people = [
    ...Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`),
    '2001:db8:1:1::1',
    '2001:db8:1:1:ffff::2',
    '2001:db8:1:2::1',
  ];
  // Two addresses share a /64, and both networks share a /48, which is counted too.
  const networks = people.length;
  const failures: string[] = [];
  for (const from of people) {
    const { status } = await send(tracker, ['203.0.113.77'], from);
    if (status !== 200) failures.push(`${from}, who did nothing, is answered ${status}`);
  }
  const added = (await bucketsOf(db)).length - before;
  if (added !== networks) failures.push(`${networks} other networks have ${added} buckets`);
  return failures;
}
