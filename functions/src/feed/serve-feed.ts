import { feedInspectorOf, feedKeyOf } from '@domain/feed/feed-address';
import { isAdmin } from '../platform/admins';
import { sha256 } from '../platform/hash';
import { beginPrivateAnswer } from '../platform/private-answer';
import { route } from '../platform/route';
import { openKey, reader } from '../records/access/open-key';
import { feedJobs } from './feed-jobs';
import { jobsCalendar } from './jobs-calendar';

/**
 * calendar-feed, behind Hosting's /calendar/{key}.ics: the office's jobs for an admin's calendar app. Malformed,
 * unknown and revoked keys, and keys of former admins, all get the same response.
 */
export const serveFeed = route('calendar-feed', async (request, response) => {
  // Subscribers may cache it, but must revalidate.
  if (!beginPrivateAnswer(request, response, 'private, no-cache')) return;
  const now = new Date();
  if (!(await mayRead(request.path, now))) {
    response.status(404).type('text/plain').send('There is no calendar at this address.\n');
    return;
  }
  const calendar = jobsCalendar(await feedJobs(now, feedInspectorOf(request.query)));
  const tag = `"${sha256(calendar).slice(0, 32)}"`;
  response.set('ETag', tag);
  if (hasVersion(request.get('If-None-Match'), tag)) {
    response.status(304).end();
    return;
  }
  response
    .set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="jobs.ics"',
    })
    .send(calendar);
});

/**
 * Whether the reader's cached version is current. Express ignores If-None-Match when a request has `Cache-Control:
 * no-cache`, as some calendar apps send it, and a proxy may have weakened the ETag.
 */
function hasVersion(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag);
}

async function mayRead(path: string, now: Date): Promise<boolean> {
  const opened = await openKey(feedKeyOf(path) ?? '', { kind: 'calendar', scope: 'calendar' }, now, reader());
  return opened.state === 'open' && isAdmin(opened.subject);
}
