import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { callFunction } from '@/api/call-function';
import { askLink } from '@/offline/ask-link';

/** What a link is good for; `unreachable` when the server gave no proper answer. */
export type Opening = OpenFormsAnswer | { readonly state: 'unreachable' };

/** Asks the server what the link with this key opens. Never throws. */
export function openForms(key: string): Promise<Opening> {
  return askLink(() => callFunction('openForms', { booking: key }));
}
