import type { OutboxEntry } from '@/offline/outbox-entry';

/** Refused by the server; editing it makes it a draft, which still says why. */
export function isRefused({ state, refusal }: OutboxEntry): boolean {
  return state === 'needs-attention' || (state === 'draft' && refusal !== undefined);
}
