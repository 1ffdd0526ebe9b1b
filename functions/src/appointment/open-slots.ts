import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { clientTimes } from '@domain/inspector/client-times';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { settingsNow } from '../platform/settings-now';
import { jobsOn } from '../records/job/jobs-on';
import { readInspector } from '../records/team/read-inspector';
import { readInspectors } from '../records/team/read-inspectors';

/** client-appointment-slots: the times of a day that are free, excluding the appointment's current time. */
export const openSlots = callable('client-appointment-slots', async ({ caller, now, parse }) => {
  const { booking: key, date } = parse();
  const link = await openLink(key, publicOf(caller), now, 'reschedule');
  if (link.state !== 'open') return link;
  const { job, bookingId } = link;
  if (fixedReason(job, business.timeZone, now) !== null) return { state: 'open', date, times: [] };
  const [others, inspector, { inspectors }] = await Promise.all([
    jobsOn(date, bookingId),
    readInspector(job.inspector_id),
    readInspectors(),
  ]);
  const asked = { job, inspector, inspectors, date, others };
  const times = clientTimes(settingsNow(), asked, business.timeZone, now);
  const own = job.scheduled_date === date ? job.scheduled_time : null;
  return { state: 'open', date, times: times.filter((time) => time !== own) };
});
