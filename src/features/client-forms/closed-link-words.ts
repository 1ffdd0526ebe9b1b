import { doorKeyMinutes, isDoorKey } from '@domain/access/access-link';
import type { ClosedLinkState } from '@domain/access/client-forms';

interface ClosedLinkWords {
  readonly title: string;
  readonly happened: string;
  readonly whatToDo: string;
}

/** A link for the door that has expired: it was never in an email. */
const expiredDoor: ClosedLinkWords = {
  title: 'This link has expired',
  happened: `It was made for the visit and worked for ${doorKeyMinutes} minutes.`,
  whatToDo:
    'Ask your inspector for a new one. If the visit is over, use the link in our email, or call us and we’ll send a new one.',
};

/** What happened to a link that can't be redeemed, and what to do. `key`: the link's, where it may be one for the door. */
export function closedLinkWords(state: ClosedLinkState, key = ''): ClosedLinkWords {
  return state === 'expired' && isDoorKey(key) ? expiredDoor : words[state];
}

const words: Record<ClosedLinkState, ClosedLinkWords> = {
  unknown: {
    title: 'We don’t recognize this link',
    happened: 'It may have been cut off or changed when it was copied.',
    whatToDo:
      'Open it again from the email we sent you. If it still doesn’t open, call us and we’ll send a new one.',
  },
  revoked: {
    title: 'This link was replaced',
    happened: 'We turned off the old one so that nobody else can use it. Nothing you sent us is lost.',
    whatToDo:
      'Look for a newer email from us. The link in it works. If you don’t have one, ask us for a new link.',
  },
  expired: {
    title: 'This link has expired',
    happened: 'Links to your forms expire some weeks after the appointment.',
    whatToDo: 'If you still need something signed or changed, call us and we’ll send a new link.',
  },
  cancelled: {
    title: 'This appointment was cancelled',
    happened: 'There’s nothing left to fill in for it.',
    whatToDo: 'If that’s a surprise, or you’d like a new appointment, call us.',
  },
  ended: {
    title: 'This inspection didn’t take place',
    happened: 'We came, but couldn’t do it. There’s nothing left to fill in or change.',
    whatToDo: 'If that’s a surprise, or you’d like a new appointment, call us.',
  },
};
