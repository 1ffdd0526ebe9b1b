import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { feedOf } from './feed-of';

/** office-feed-open: the calling admin's calendar link, if there is one. */
export const openFeed = callable('office-feed-open', ({ caller, now, parse }) => {
  parse();
  return feedOf(adminOf(caller).uid, now);
});
