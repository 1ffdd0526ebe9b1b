import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { calendarProblemWords } from '@domain/inspector/calendar-problem';
import type { PrivateCalendar } from '@domain/inspector/private-calendar-calls';
import { counted } from '@domain/text/counted';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { OutlinedField } from '@/forms/outlined-field';
import { age } from '@/ui/age';
import { useActions } from '@/ui/use-actions';
import { useNow } from '@/ui/use-now';
import { shortInstant } from '@/ui/written-instant';

interface PrivateCalendarSectionProps {
  readonly call: CallAsAdmin;
  readonly uid: string;
  /** As it was last read; null for none. */
  readonly calendar: PrivateCalendar | null;
  readonly onChange: () => Promise<void>;
}

/**
 * An inspector's own calendar, which is read for the times when they are busy. Its address is saved at once, apart from
 * the form around it.
 */
export function PrivateCalendarSection({ call, uid, calendar, onChange }: PrivateCalendarSectionProps) {
  const id = useId();
  const { act, running } = useActions();
  const [editing, setEditing] = useState(false);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const busy = running.size > 0;

  const save = async (to: string) => {
    let refused: string | undefined;
    const outcome = await act(
      'change',
      {
        done: to === '' ? 'Calendar removed' : 'Calendar address saved',
        failed: 'Failed to save the calendar address.',
        about: to === '' ? 'Its busy times don’t count anymore.' : 'We read it every 15 minutes.',
        refusedOffline: true,
        isShown: (problem) => {
          refused = problem instanceof AppError ? problem.details.fields?.address : undefined;
          return refused !== undefined;
        },
      },
      (idempotencyKey) => call('office-calendar-change', { uid, address: to, idempotencyKey }),
    );
    setError(refused);
    if (outcome !== 'done') return;
    setEditing(false);
    setAddress('');
    await onChange();
  };
  const refresh = async () => {
    await act(
      'refresh',
      {
        done: 'Calendar read',
        failed: 'Failed to read the calendar.',
        about: calendar?.host ?? '',
        refusedOffline: true,
      },
      async () => {
        const { calendar: read } = await call('office-calendar-refresh', { uid });
        if (!read?.failure) return;
        const { problem } = read.failure;
        throw new AppError('unavailable', `calendar: ${problem}`, calendarProblemWords(problem));
      },
    );
    await onChange();
  };
  const submit = () => {
    if (address.trim() === '') setError('Enter the private address in iCal format. It begins with https://.');
    else void save(address.trim());
  };

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3">
        Private calendar
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', marginBlockStart: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We read it every 15 minutes. Busy times aren’t proposed for jobs, and clients can’t choose them. We
          read only the times, never what the events are.
        </Typography>
        {calendar && <CalendarState calendar={calendar} />}
        {calendar && !editing ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void refresh()}>
              {running.has('refresh') ? 'Reading...' : 'Read now'}
            </Button>
            <Button color="inherit" variant="outlined" disabled={busy} onClick={() => setEditing(true)}>
              Change address
            </Button>
            <Button color="error" disabled={busy} onClick={() => void save('')}>
              Remove calendar
            </Button>
          </Box>
        ) : (
          <>
            <OutlinedField
              name="private_calendar"
              label="Private calendar address"
              value={address}
              error={error}
              hint="In Google Calendar, it’s under your calendar’s settings: “Secret address in iCal format.” Anyone with it can read the calendar, so we don’t show it again."
              disabled={busy}
              autoComplete="off"
              sx={{ width: '100%' }}
              onChange={(event) => {
                setAddress(event.target.value);
                setError(undefined);
              }}
              onBlur={() => undefined}
              slotProps={{
                htmlInput: {
                  inputMode: 'url',
                  // It may be inside another form, which Enter would submit.
                  onKeyDown: (event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    submit();
                  },
                },
              }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button color="inherit" variant="outlined" disabled={busy} onClick={submit}>
                {running.has('change') ? 'Reading the calendar...' : 'Save address'}
              </Button>
              {calendar && (
                <Button color="inherit" disabled={busy} onClick={() => setEditing(false)}>
                  Keep the current one
                </Button>
              )}
            </Box>
          </>
        )}
      </Box>
    </section>
  );
}

/** When a calendar was last read, or why it can't be read. */
function CalendarState({
  calendar: { host, readAt, busyTimes, skipped, failure, lapsesAt },
}: {
  readonly calendar: PrivateCalendar;
}) {
  const now = useNow();
  return (
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{host}</Typography>
      {failure ? (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {calendarFailure({ failure, lapsesAt }, now)}
        </Typography>
      ) : (
        <Typography>
          {readAt === null
            ? 'Not read yet.'
            : `Read ${age(readAt, now)}, ${counted(busyTimes, 'busy time')}.`}
        </Typography>
      )}
      {skipped > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {skipped === 1
            ? '1 event was left out because it repeats too often or can’t be understood.'
            : `${skipped} events were left out because they repeat too often or can’t be understood.`}
        </Typography>
      )}
    </div>
  );
}

/** 'Couldn’t be read since Mar 3, 5:00 AM: ...', and until when the last busy times count. */
export function calendarFailure(
  { failure, lapsesAt }: Pick<PrivateCalendar, 'failure' | 'lapsesAt'>,
  now: number,
): string {
  if (!failure) return '';
  const { since, problem } = failure;
  const words = `Couldn’t be read since ${shortInstant(since)}. ${calendarProblemWords(problem)}`;
  if (lapsesAt === null) return words;
  return Date.parse(lapsesAt) > now
    ? `${words} The busy times read before count until ${shortInstant(lapsesAt)}.`
    : `${words} The busy times read before no longer count.`;
}
