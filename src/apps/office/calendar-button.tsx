import Fab from '@mui/material/Fab';
import { lazy, Suspense, useState } from 'react';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { useNow } from '@/ui/use-now';
import { ReadFailed } from './read-failed';
import { useFindJobsOn } from './use-find-jobs-on';

const loadCalendar = () => import('@/features/jobs/calendar/jobs-calendar');
// ignored: loaded again when the calendar is opened, which shows the failure
const loadEarly = () => void loadCalendar().catch(() => undefined);
const JobsCalendar = lazy(async () => ({ default: (await loadCalendar()).JobsCalendar }));

/** The floating button that opens the scheduled-jobs calendar. */
export function CalendarButton() {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  return (
    <>
      <Fab
        color="primary"
        aria-label="Scheduled jobs"
        aria-haspopup="dialog"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={() => setShown('open')}
        sx={{ position: 'fixed', right: { xs: 16, md: 32 }, bottom: { xs: 16, md: 32 } }}
      >
        <Icon name="calendar" />
      </Fab>
      {shown !== 'never' && (
        <Suspense fallback={null}>
          <JobsCalendar
            open={shown === 'open'}
            today={today}
            call={callAsAdmin}
            findJobsOn={findJobsOn}
            failed={(failure) => <ReadFailed {...failure} />}
            onClose={() => setShown('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
