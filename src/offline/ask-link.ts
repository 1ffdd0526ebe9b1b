import { AppError } from '@domain/errors/app-error';
import { reportCall } from './connectivity';
import { wasUnreachable } from './judge-failure';

/**
 * Asks the server what a link opens. Never throws: what is no key at all is `unknown`, and a server that gave no proper
 * answer `unreachable`.
 */
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
