import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { clientTimes } from '@domain/inspector/client-times';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { settingsNow } from '../platform/settings-now';
import { jobsOn } from '../records/job/jobs-on';
import { readInspector } from '../records/team/read-inspector';

/** client-appointment-slots: the times of a day that are free, excluding the appointment's current time. */
export const openSlots = callable('client-appointment-slots', async ({ caller, now, parse }) => {
  const { booking: key, date } = parse();
  const link = await openLink(key, publicOf(caller), now, 'reschedule');
  if (link.state !== 'open') return link;
  const { job, bookingId } = link;
  if (fixedReason(job, business.timeZone, now) !== null) return { state: 'open', date, times: [] };
  const [others, inspector] = await Promise.all([jobsOn(date, bookingId), readInspector(job.inspector_id)]);
  const times = clientTimes(settingsNow(), { job, inspector, date, others }, business.timeZone, now);
  const own = job.scheduled_date === date ? job.scheduled_time : null;
  return { state: 'open', date, times: times.filter((time) => time !== own) };
});
