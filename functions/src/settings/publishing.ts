import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Publishing } from '@domain/settings/publishing';
import { publishingRecord, type StoredPublishing } from '@domain/settings/settings-record';
import { collectionOf } from '../platform/collection-of';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import { readableRecord } from '../platform/readable';

const patienceMs = 10_000;

type Asked = StoredPublishing<Timestamp>;

function publishingDocument(): DocumentReference<Asked, Asked> {
  return collectionOf(publishingRecord).doc('publishing');
}

/** Calls the deploy hook, if there is one, so that the site is built again. Never fails: the office sees whether it did. */
export async function publish(version: number, now: Date): Promise<void> {
  const { deployHookUrl } = config;
  if (deployHookUrl === null) return;
  const reason = await problemOf(deployHookUrl, version);
  if (reason !== null) logs.deployHookFailed(reason);
  await publishingDocument().set({
    version,
    asked_at: Timestamp.fromDate(now),
    failed: reason !== null,
  });
}

/** What kept the hook from taking the call; null for nothing. Its address is a secret, so it isn't part of it. */
async function problemOf(hook: string, version: number): Promise<string | null> {
  try {
    const { ok, status } = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok ? null : `status ${status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'out of reach';
  }
}

/** What the office sees of it. */
export async function shownPublishing(): Promise<Publishing> {
  const asked = readableRecord(await publishingDocument().get());
  return {
    automatic: config.deployHookUrl !== null,
    asked: asked
      ? { version: asked.version, at: asked.asked_at.toDate().toISOString(), failed: asked.failed }
      : null,
  };
}
