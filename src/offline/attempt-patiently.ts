import { attemptEntry, type AttemptResult } from './attempt-entry';
import type { OutboxContext } from './outbox-context';

/** An attempt's result, or after the person's patience `waiting`, while the attempt goes on. */
export async function attemptPatiently(id: string, context: OutboxContext): Promise<AttemptResult> {
  const slow: AttemptResult = { state: 'waiting', reason: 'server' };
  const attempt = attemptEntry(id, context, context.patienceMs).catch(() => slow);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    giveUp = setTimeout(() => resolve(null), context.patienceMs);
  });
  try {
    return (await Promise.race([attempt, patience])) ?? slow;
  } finally {
    clearTimeout(giveUp);
  }
}
