import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { feedOf } from './feed-of';

/** office-feed-open: the calendar address of the admin who asks, if they have one. */
export const openFeed = callable('openFeed', ({ caller, now, parse }) => {
  parse();
  return feedOf(adminOf(caller).uid, now);
});
