import { isCalendarDate } from '@domain/time/calendar-date';
import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';

/** Null where loading fails; the form works without it. */
const load = () =>
  import('@domain/deadline/report-note').catch(reportedAs('the note on the deadline not loaded', null));

/**
 * What the form says of a deadline, loaded once there is one: most clients have none.
 * @param today the business's date; undefined until hydration
 */
export function useReportWords(deadline: string, today: string | undefined) {
  // A past day already has an error.
  const wanted = today !== undefined && isCalendarDate(deadline) && deadline >= today;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>(null);
  useEffect(() => {
    if (wanted) void load().then(setLoaded);
  }, [wanted]);
  return wanted ? loaded : null;
}
