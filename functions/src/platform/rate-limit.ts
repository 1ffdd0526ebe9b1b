import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { rateWindowRecord, type StoredRateWindow } from '@domain/rate-limit/rate-window-record';
import { isViolation } from '@domain/rate-limit/violation';
import {
  countAttempt,
  waitSentence,
  widerShare,
  type RateDecision,
  type RateLimit,
  type RateWindow,
} from '@domain/rate-limit/window';
import { collectionOf } from './collection-of';
import { config } from './config';
import { firestore } from './firestore';
import { pseudonym } from './hash';
import { readTogether } from './read-together';

/** A client's rate window for a form type. */
type StoredRate = StoredRateWindow<Timestamp>;
type WindowReference = DocumentReference<StoredRate, StoredRate>;

export interface RateCount extends RateDecision {
  /** Writes the attempt. For a refused attempt, write nothing else in the transaction. */
  readonly record: () => void;
}

/** Who is counted: one pseudonym, or those of a caller's networks, narrowest first. */
export type Counted = string | readonly string[];

/** A client's rate windows for a form type, before this attempt. */
export interface OpenRate {
  /** Applies a limit to the attempt; wider networks get `widerShare` times the limit. */
  readonly under: (limit: RateLimit) => RateCount;
}

/** Counts a client's attempt at a form type. Call while the transaction still reads. */
export async function countRate(
  transaction: Transaction,
  formType: string,
  counted: Counted,
  now: Date,
  limit: RateLimit = config.publicFormLimit,
): Promise<RateCount> {
  return (await openRate(transaction, formType, counted, now)).under(limit);
}

/** For attempts whose limit is determined later. */
export async function openRate(
  transaction: Transaction,
  formType: string,
  counted: Counted,
  now: Date,
): Promise<OpenRate> {
  const windows = await Promise.all(
    [counted].flat().map(async (client) => {
      const reference = windowOf(formType, client);
      return {
        reference,
        client,
        stored: (await transaction.get(reference)).data(),
      };
    }),
  );
  return {
    under(limit) {
      const counts = windows.map(({ reference, client, stored }, index) => {
        const window = { transaction, reference, formType, client, stored };
        return countIn(window, limitOf(limit, index), now);
      });
      const [narrowest] = counts;
      if (!narrowest) throw new Error('nobody to count an attempt for');
      return {
        ...(counts.find(({ allowed }) => !allowed) ?? narrowest),
        record: () => {
          for (const count of counts) count.record();
        },
      };
    },
  };
}

/**
 * Refuses a client whose window is full, before any other work. Only refused attempts are counted here.
 * @throws AppError `rate-limited`
 */
export function stopOverLimit(
  formType: string,
  counted: Counted,
  now: Date,
  limit: RateLimit,
): Promise<void> {
  return limitLoosely(formType, counted, now, limit, { countAllowed: false });
}

/**
 * Counts an attempt that is dropped rather than refused over the limit. One that is dropped is neither counted nor a
 * violation.
 * @returns whether it is within the limit
 */
export async function countIfRoom(
  formType: string,
  counted: Counted,
  now: Date,
  limit: RateLimit,
): Promise<boolean> {
  const attempts = await attemptsIn(formType, counted, now, limit);
  if (attempts.some(({ decision }) => !decision.allowed)) return false;
  await addAttempts(formType, attempts);
  return true;
}

/**
 * Counts an attempt outside a transaction, for limits that may be off by a few, so that concurrent attempts don't
 * wait for each other's locks.
 * @throws AppError `rate-limited`
 */
export function countLoosely(formType: string, counted: Counted, now: Date, limit: RateLimit): Promise<void> {
  return limitLoosely(formType, counted, now, limit, { countAllowed: true });
}

async function limitLoosely(
  formType: string,
  counted: Counted,
  now: Date,
  limit: RateLimit,
  { countAllowed }: { readonly countAllowed: boolean },
): Promise<void> {
  const attempts = await attemptsIn(formType, counted, now, limit);
  const over = attempts.find(({ decision }) => !decision.allowed)?.decision;
  if (over || countAllowed) await addAttempts(formType, attempts);
  if (over) throw rateLimited(over);
}

interface Attempt {
  readonly client: string;
  readonly reference: WindowReference;
  readonly decision: RateDecision;
}

async function attemptsIn(
  formType: string,
  counted: Counted,
  now: Date,
  limit: RateLimit,
): Promise<readonly Attempt[]> {
  const clients = [counted].flat();
  const found = await readTogether(clients.map((client) => windowOf(formType, client)));
  return clients.flatMap((client, index) => {
    const window = found[index];
    if (!window) return [];
    const stored = window.data();
    const open = stored ? windowIn(stored) : null;
    const decision = countAttempt(open, limitOf(limit, index), now.getTime());
    return [{ client, reference: window.ref, decision }];
  });
}

/**
 * Increments windows without a transaction, because hundreds of concurrent ones would wait for each other's locks.
 */
async function addAttempts(formType: string, attempts: readonly Attempt[]): Promise<void> {
  const batch = firestore().batch();
  for (const { client, reference, decision } of attempts) {
    const { count, startedAt } = decision.next;
    if (count > 1) {
      batch.update(reference, {
        submission_count: FieldValue.increment(1),
        ...(!decision.allowed && { violation: true }),
      });
    } else batch.set(reference, newWindow(formType, client, startedAt));
  }
  await batch.commit().catch((error: unknown) => {
    // The window was deleted meanwhile.
    if (!isNotFound(error)) throw error;
  });
}

/** A window with its first attempt. */
function newWindow(formType: string, client: string, startedAt: number): StoredRate {
  const start = Timestamp.fromMillis(startedAt);
  return {
    form_type: formType,
    client_ip: client,
    submission_count: 1,
    violation: false,
    window_start: start,
    created_at: start,
  };
}

/** gRPC's NOT_FOUND. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 5;
}

/** The limit of a network: the client's own, or the larger one of a wider network. */
function limitOf(limit: RateLimit, index: number): RateLimit {
  return index === 0 ? limit : { ...limit, accepted: limit.accepted * widerShare };
}

function windows(): CollectionReference<StoredRate, StoredRate> {
  return collectionOf(rateWindowRecord);
}

function windowOf(formType: string, client: string): WindowReference {
  return windows().doc(pseudonym('rate', `${formType}:${client}`));
}

interface CountedWindow {
  readonly transaction: Transaction;
  readonly reference: WindowReference;
  readonly formType: string;
  readonly client: string;
  readonly stored: StoredRate | undefined;
}

function countIn(
  { transaction, reference, formType, client, stored }: CountedWindow,
  limit: RateLimit,
  now: Date,
): RateCount {
  const open = stored ? windowIn(stored) : null;
  const decision = countAttempt(open, limit, now.getTime());
  const { count, startedAt } = decision.next;
  return {
    ...decision,
    record: () => {
      // A window with a violation is retained when a new one replaces it, because the office reviews violations.
      if (stored && open && open.startedAt !== startedAt && isViolation(stored)) {
        transaction.set(windows().doc(`${reference.id}_${open.startedAt}`), stored);
      }
      transaction.set(reference, {
        ...newWindow(formType, client, startedAt),
        submission_count: count,
        violation: count > limit.accepted,
      });
    },
  };
}

function windowIn({ submission_count, window_start }: StoredRate): RateWindow {
  return { count: submission_count, startedAt: window_start.toMillis() };
}

/** The refusal of a client over the limit. */
export function rateLimited(count: RateDecision): AppError {
  return new AppError(
    'rate-limited',
    `attempt ${count.next.count} in the window`,
    waitSentence(count.retryAfterSeconds),
    {
      retryAfterSeconds: count.retryAfterSeconds,
    },
  );
}
