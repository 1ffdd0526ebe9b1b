import type { AttemptResult } from './attempt-entry';
import { attemptPatiently } from './attempt-patiently';
import { renewEntry } from './new-entry';
import { liveContext, type OutboxContext } from './outbox-context';
import { announceChange } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { readEntry } from './read-entry';
import { startSender } from './sender';

/**
 * Sends an entry now, at a person's word: one that waits, or a refused one as it stands, under a new key. A wait that the
 * server asked for still holds: the answer then says for how long. Never throws; `gone` if somebody has removed it.
 */
export async function retryEntry(
  id: string,
  context: OutboxContext = liveContext,
  wakeSender: () => void = startSender,
): Promise<AttemptResult> {
  // A device that cannot change the entry has it refused as before.
  await queueAgain(id, context.now()).catch(() => undefined);
  const result = await attemptPatiently(id, context);
  wakeSender();
  return result;
}

async function queueAgain(id: string, now: number): Promise<void> {
  const renewed = await outboxTransaction(async (store) => {
    const entry = readEntry(await store.get(id));
    if (entry?.state !== 'needs-attention') return false;
    const { callName, formType, data, hash } = entry;
    await store.put(renewEntry(entry, { callName, formType, data, hash }, now));
    return true;
  });
  if (renewed) announceChange();
}
