import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@domain/business/business';
import { customerAddress } from '@domain/office/customer-address';
import { calendarDateIn } from '@domain/time/calendar-date';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { RowButton } from '@/ui/row-button';
import { useNow } from '@/ui/use-now';
import { comingReminders } from './reminder-row';
import { reasonOf, timeOf } from './reminder-words';
import { SkipButton } from './skip-button';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', paddingBlock: 10 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .who': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .time': { fontVariantNumeric: 'tabular-nums' },
  '& button': { minHeight: 44 },
}));

interface ComingRemindersProps {
  /** Whether reminders are sent at all. */
  readonly on: boolean;
}

/** Who will be reminded to have their line scoped again, when and why, each with Skip. Live. */
export function ComingReminders({ on }: ComingRemindersProps) {
  return (
    <ReadBoundary
      fallback={({ refused, retry }) => (
        <div role="alert">
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
            {refused
              ? 'We couldn’t load the reminders. If your access was just changed, sign out and sign in again.'
              : 'We couldn’t load the reminders. Nothing is lost.'}
          </Typography>
          <RowButton label="Try again" of="Coming reminders" onClick={retry} />
        </div>
      )}
    >
      <List on={on} />
    </ReadBoundary>
  );
}

function List({ on }: ComingRemindersProps) {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const list = useLiveList(useMemo(() => comingReminders(today), [today]));
  if (list.state === 'loading') {
    return (
      <div role="group" aria-busy="true" aria-label="Coming reminders: loading">
        <Skeleton width="100%" height={56} />
      </div>
    );
  }
  const { rows, damaged, confirmed, hasMore, showMore, renew } = list;
  return (
    <>
      <DamagedNote damaged={damaged} />
      {rows.length === 0 && damaged.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {confirmed
            ? 'No reminders are coming. A report gets one when a recommendation says when to scope the line again.'
            : 'Coming reminders appear here once you’re connected.'}
        </Typography>
      )}
      <Rows aria-label="Coming reminders">
        {rows.map((row) => (
          <li key={row.id}>
            <div className="who">
              <span dir="auto">
                {row.customerId ? (
                  <MuiLink component={Link} to={customerAddress(row.customerId)}>
                    {row.clientName || 'No name'}
                  </MuiLink>
                ) : (
                  row.clientName || 'No name'
                )}
              </span>
              <small dir="auto">{row.address}</small>
              <small>{reasonOf(row)}</small>
            </div>
            <span className="time">{timeOf(row, { today, on })}</span>
            {row.reminder && (
              <SkipButton
                report={{ id: row.id, clientName: row.clientName, reminder: row.reminder }}
                onChanged={(id) => void renew(id)}
              />
            )}
          </li>
        ))}
      </Rows>
      {hasMore && <ShowMore onShow={showMore}>Show more reminders</ShowMore>}
    </>
  );
}
