import Fab from '@mui/material/Fab';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
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

/** Pixels of height, without a phone's safe area. */
const laneHeight = 64;

/** An opaque strip along the bottom of the window: a button alone would cover the controls that scroll below it. */
const Lane = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.fab,
  boxSizing: 'border-box',
  minHeight: laneHeight,
  padding: '7px 32px calc(8px + env(safe-area-inset-bottom))',
  display: 'flex',
  justifyContent: 'flex-end',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  [theme.breakpoints.down('md')]: { paddingInline: 16 },
  '@media print': { display: 'none' },
}));

/** The floating button that opens the scheduled-jobs calendar. */
export function CalendarButton() {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  return (
    <>
      <GlobalStyles
        styles={{ html: { '--reserved-below': `${laneHeight}px`, scrollPaddingBottom: laneHeight + 8 } }}
      />
      <Lane>
        <Fab
          color="primary"
          size="medium"
          aria-label="Scheduled jobs"
          aria-haspopup="dialog"
          onPointerEnter={loadEarly}
          onFocus={loadEarly}
          onClick={() => setShown('open')}
        >
          <Icon name="calendar" />
        </Fab>
      </Lane>
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
