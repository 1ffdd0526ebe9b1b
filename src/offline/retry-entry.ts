import { reportedAs } from '@/logging/report-fault';
import { rewriteEntry } from './new-entry';
import { liveContext, type OutboxContext } from './outbox-context';
import { typedOf } from './outbox-entry';
import { submissions } from './outbox-store';
import { sendNow, type AttemptResult } from './send-now';
import { startSender } from './sender';

/**
 * Sends a waiting or refused entry now, on request. If the server asked to wait, the result says for how long.
 * Never throws; `gone` if it was removed.
 */
export async function retryEntry(
  id: string,
  context: OutboxContext = liveContext,
  wakeSender: () => void = startSender,
): Promise<AttemptResult> {
  // If the device can't change the entry, it stays refused.
  await queueAgain(id, context.now()).catch(reportedAs('an entry not queued again', undefined));
  const result = await sendNow(id, context);
  wakeSender();
  return result;
}

async function queueAgain(id: string, now: number): Promise<void> {
  await submissions.update(id, (entry) => {
    if (entry.state !== 'needs-attention') return null;
    const { callName, formType, data, hash } = entry;
    // Its form wasn't submitted, so what was typed there stays unsent.
    return { ...rewriteEntry(entry, { callName, formType, data, hash }, now), ...typedOf(entry) };
  });
}
