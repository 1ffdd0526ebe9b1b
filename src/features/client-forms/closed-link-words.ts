import type { ClosedLinkState } from '@domain/access/client-forms';

interface ClosedLinkWords {
  readonly title: string;
  readonly happened: string;
  readonly whatToDo: string;
}

/** What a link that opens nothing says: what happened, and what to do. */
export const closedLinkWords: Record<ClosedLinkState, ClosedLinkWords> = {
  unknown: {
    title: 'This link does not open anything',
    happened: 'It may have been cut off when it was copied, or a letter of it was changed.',
    whatToDo:
      'Open it again from the e-mail that we sent you. If it still does not open, call us and we send a new one.',
  },
  revoked: {
    title: 'This link was replaced',
    happened: 'We ended it, so that nobody can use an older one. Nothing that you sent us is lost.',
    whatToDo:
      'Look for a newer e-mail from us: the link in it works. If there is none, ask us for a new one.',
  },
  expired: {
    title: 'This link has expired',
    happened: 'The links to your forms end some weeks after the appointment.',
    whatToDo: 'If you still need something signed or changed, call us and we send a new link.',
  },
  cancelled: {
    title: 'This appointment was cancelled',
    happened: 'There is nothing left to fill in for it.',
    whatToDo: 'If that is a surprise, or you want a new appointment, call us.',
  },
};
