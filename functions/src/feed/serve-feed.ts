import { isOfficeRole, type AdminRole } from '@domain/admin/admin-role';
import { feedInspectorOf, feedKeyOf } from '@domain/feed/feed-address';
import { roleOf } from '../platform/admins';
import { sha256 } from '../platform/hash';
import { beginPrivateAnswer } from '../platform/private-answer';
import { route } from '../platform/route';
import { openKey, reader } from '../records/access/open-key';
import { feedJobs } from './feed-jobs';
import { jobsCalendar } from './jobs-calendar';

/**
 * calendar-feed, behind Hosting's /calendar/{key}.ics: the office's jobs for a member's calendar app; an inspector's
 * has their own jobs only. Malformed,
 * unknown and revoked keys, and keys of former admins, all get the same response.
 */
export const serveFeed = route('calendar-feed', async (request, response) => {
  // Subscribers may cache it, but must revalidate.
  if (!beginPrivateAnswer(request, response, 'private, no-cache')) return;
  const now = new Date();
  const reads = await readerOf(request.path, now);
  if (!reads) {
    response.status(404).type('text/plain').send('There is no calendar at this address.\n');
    return;
  }
  const whose = isOfficeRole(reads.role) ? feedInspectorOf(request.query) : reads.uid;
  const calendar = jobsCalendar(await feedJobs(now, whose));
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

/** Whose calendar it is; null for a key that doesn't work, or a former member's. */
async function readerOf(
  path: string,
  now: Date,
): Promise<{ readonly uid: string; readonly role: AdminRole } | null> {
  const opened = await openKey(feedKeyOf(path) ?? '', { kind: 'calendar', scope: 'calendar' }, now, reader());
  if (opened.state !== 'open') return null;
  const role = await roleOf(opened.subject);
  return role && { uid: opened.subject, role };
}
