import { shortestFillMs } from '@domain/api/form-signals';
import { visitorToken } from '@/api/app-check-token';
import type { OutboxEntry } from './outbox-entry';

export interface OpenFormProof {
  /** The App Check token; null where there was none in time. */
  readonly token: string | null;
  /** The anti-bot signals, for `clientInfo`. */
  readonly signals: OutboxEntry['signs'];
}

/**
 * The App Check token and anti-bot signals of a public form. The signals are sent only with the first attempt,
 * because someone who was shown 'saved, will be sent' must not be refused later.
 */
export async function openFormProof({ attempts, signs, reason }: OutboxEntry): Promise<OpenFormProof> {
  const reported = attempts === 0 ? signs : undefined;
  const [token] = await Promise.all([
    visitorToken(reason === 'unverified'),
    reported && waitOut(reported.filledInMs),
  ]);
  return {
    token,
    signals: reported && { ...reported, filledInMs: Math.max(reported.filledInMs ?? 0, shortestFillMs) },
  };
}

/** Delays a form that was filled in quickly, so that a person isn't refused. It is stored on the device by now. */
function waitOut(filledInMs = 0): Promise<void> | null {
  const left = shortestFillMs - filledInMs;
  return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : null;
}
