import { AppError } from '@domain/errors/app-error';
import { reportCall } from './connectivity';
import { wasUnreachable } from './judge-failure';

/** Redeems a link. Never throws: an invalid key is `unknown`, and a missing or invalid response `unreachable`. */
export async function askLink<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { readonly state: 'unknown' | 'unreachable' }> {
  try {
    const answer = await ask();
    reportCall(true);
    return answer;
  } catch (failure) {
    reportCall(!wasUnreachable(failure));
    const refused = failure instanceof AppError && failure.code === 'invalid-input';
    return { state: refused ? 'unknown' : 'unreachable' };
  }
}
