import { attemptEntry, type AttemptResult } from './attempt-entry';
import type { OutboxContext } from './outbox-context';

/** Returns the attempt's result, or `waiting` after a timeout, while the attempt continues. */
export async function attemptPatiently(id: string, context: OutboxContext): Promise<AttemptResult> {
  const attempt = attemptEntry(id, context, context.patienceMs).catch(slow);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    giveUp = setTimeout(() => resolve(null), context.patienceMs);
  });
  try {
    return (await Promise.race([attempt, patience])) ?? slow();
  } finally {
    clearTimeout(giveUp);
  }
}

function slow(): AttemptResult {
  return { state: 'waiting', reason: navigator.onLine ? 'no-answer' : 'offline' };
}
