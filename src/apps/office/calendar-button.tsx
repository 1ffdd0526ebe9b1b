import Fab from '@mui/material/Fab';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { detailsWidth } from '@/ui/list-detail/list-styles';
import { useNow } from '@/ui/use-now';
import { pageWidth } from './page-width';
import { ReadFailed } from './read-failed';
import { useFindJobsOn } from './use-find-jobs-on';

const loadCalendar = () => import('@/features/jobs/calendar/jobs-calendar');
// ignored: loaded again when the calendar is opened, which shows the failure
const loadEarly = () => void loadCalendar().catch(() => undefined);
const JobsCalendar = lazy(async () => ({ default: (await loadCalendar()).JobsCalendar }));

/** Pixels of height, without a phone's safe area. */
const laneHeight = 64;

/** From the details' left edge to the window's right one. */
const widthBelowDetails = `calc(${detailsWidth}px + max(0px, (100vw - ${pageWidth}px) / 2) + 32px)`;

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
  [theme.breakpoints.up('lg')]: {
    // Only what is below the details, so that the list has the window's whole height.
    '&[data-below-details]': {
      insetInlineStart: 'auto',
      width: widthBelowDetails,
      borderTop: 0,
    },
  },
  '@media print': { display: 'none' },
}));

interface CalendarButtonProps {
  /** Whether the page is a list with its details on the right. */
  readonly belowDetails: boolean;
}

/** The floating button that opens the scheduled-jobs calendar. */
export function CalendarButton({ belowDetails }: CalendarButtonProps) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const findJobsOn = useFindJobsOn();
  return (
    <>
      <GlobalStyles
        styles={{ html: { '--reserved-below': `${laneHeight}px`, scrollPaddingBottom: laneHeight + 8 } }}
      />
      <Lane data-below-details={belowDetails || undefined}>
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
