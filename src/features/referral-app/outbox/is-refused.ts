import type { OutboxEntry } from '@/offline/outbox-entry';

/** Refused by the server. Editing makes it a draft that keeps its refusal. */
export function isRefused({ state, refusal }: OutboxEntry): boolean {
  return state === 'needs-attention' || (state === 'draft' && refusal !== undefined);
}
