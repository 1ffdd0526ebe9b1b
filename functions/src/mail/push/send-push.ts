import { setTimeout as pause } from 'node:timers/promises';
import type { PushNotice } from '@domain/push/push-notice';
import { vapidKeys } from '../../platform/push-keys';
import type { PushSubscription } from '../../records/push/push-subscription';

/** A device that was offline longer gets the email alone. */
const timeToLiveSeconds = 3600;
const answersWithinMs = 5_000;
/** Waits before the second and third attempt. */
const waitsMs = [1000, 4000];

/** `gone`: the push service no longer knows the device. Otherwise the status, or that there was none. */
export type PushOutcome = 'sent' | 'gone' | `status:${number}` | 'unreachable';

/** Encrypts a notice for a device and passes it to the device's push service; retried at most twice. */
export async function sendPush(subscription: PushSubscription, notice: PushNotice): Promise<PushOutcome> {
  const vapid = vapidKeys();
  if (!vapid) return 'unreachable';
  const { buildPushPayload } = await import('@block65/webcrypto-web-push');
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = await buildPushPayload(
    { data: { ...notice }, options: { ttl: timeToLiveSeconds, urgency: 'high', topic: notice.tag } },
    // The library signs for https alone, which the tests' own endpoint is not.
    { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: { p256dh, auth } },
    vapid,
  );
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await post(endpoint, { ...headers }, body);
    const wait = waitsMs[attempt];
    if (wait === undefined || !isTransient(outcome)) return outcome;
    await pause(wait);
  }
}

async function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Uint8Array<ArrayBuffer>,
): Promise<PushOutcome> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      // A redirect would lead past the check of the endpoint's host.
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
    });
    if (ok) return 'sent';
    return status === 404 || status === 410 ? 'gone' : `status:${status}`;
  } catch {
    // ignored: returned as the outcome, which the caller logs
    return 'unreachable';
  }
}

function isTransient(outcome: PushOutcome): boolean {
  return outcome === 'unreachable' || outcome === 'status:429' || outcome.startsWith('status:5');
}
