import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';

/** What a link is good for; `unreachable` when the server gave no proper answer. */
export type Opening = OpenFormsAnswer | { readonly state: 'unreachable' };

/** Asks the server what the link with this key opens. Never throws. */
export async function openForms(key: string): Promise<Opening> {
  try {
    const answer = await callFunction('openForms', { booking: key });
    reportCall(true);
    return answer;
  } catch (failure) {
    reportCall(!wasUnreachable(failure));
    const refused = failure instanceof AppError && failure.code === 'invalid-input';
    return { state: refused ? 'unknown' : 'unreachable' };
  }
}
