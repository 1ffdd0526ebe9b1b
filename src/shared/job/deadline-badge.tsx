import { business } from '@domain/business/business';
import { isAboutToMiss, openDeadline } from '@domain/deadline/about-to-miss';
import { reportDueWords } from '@domain/deadline/report-in-time';
import type { Job } from '@domain/job/job';
import { calendarDateIn } from '@domain/time/calendar-date';
import { useSettings } from '@/settings/use-settings';
import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';
import { useNow } from '@/ui/use-now';

/** `Report due Tue, Dec 8` on a job whose report was not sent; with a warning if it is about to miss that day. */
export function DeadlineBadge({ job }: { readonly job: Job }) {
  const settings = useSettings();
  const now = useNow();
  const deadline = openDeadline(job);
  if (deadline === null) return null;
  const late = isAboutToMiss(settings, job, calendarDateIn(business.timeZone, new Date(now)));
  return (
    <StatusBadge tone={late ? 'pending' : 'scheduled'}>
      {late && <Icon name="alert" size={14} />}
      {reportDueWords(deadline, now)}
    </StatusBadge>
  );
}
