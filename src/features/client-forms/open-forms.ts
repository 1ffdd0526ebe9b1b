import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { callFunction } from '@/api/call-function';
import { askLink } from '@/offline/ask-link';

/** The result of redeeming a link; `unreachable` where the server gave no valid response. */
export type Opening = OpenFormsAnswer | { readonly state: 'unreachable' };

/** Redeems the link with this key. Never throws. */
export function openForms(key: string): Promise<Opening> {
  return askLink(() => callFunction('client-forms-open', { booking: key }));
}
