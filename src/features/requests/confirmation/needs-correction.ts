import type { Mail } from '@domain/mail/mail';
import { mailNotNeeded } from '@domain/mail/mail-state';

/** Whether a confirmation may have gone to a wrong address: it didn't arrive, or someone marked it as spam. */
export function needsCorrection({
  kind,
  state,
  last_error,
  delivery,
}: Pick<Mail, 'kind' | 'state' | 'last_error' | 'delivery'>): boolean {
  if (kind !== 'request_received') return false;
  if (state === 'DEAD') return last_error !== mailNotNeeded;
  return state === 'SENT' && (delivery === 'deferred' || delivery === 'complained');
}
