import type { ClientMark } from '@domain/reward/reward';
import { clientMarkWords } from '../referral-words';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'An earlier reward was for a client with the same email and phone number.' */
export function sameClientWords(matchedBy: readonly ClientMark[]): string {
  const same = list.format(matchedBy.map((mark) => clientMarkWords[mark]));
  return same === ''
    ? 'An earlier reward was for the same client.'
    : `An earlier reward was for a client with the same ${same}.`;
}
