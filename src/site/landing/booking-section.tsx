import { builtSettings } from '@domain/settings/built-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { CallUs } from '@/ui/call-us';
import { bookingIsland } from '../islands/island-names';
import { RequestPanel } from './request-panel';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '& .next': {
    display: 'grid',
    gap: 20,
    alignContent: 'start',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxWidth: 460,
  },
  '& .next li': { display: 'grid', gridTemplateColumns: '32px 1fr', gap: 12 },
  '& .next svg': { marginTop: 2, color: theme.vars.palette.secondary.main },
  '& .next strong': { display: 'block' },
  [theme.breakpoints.down('lg')]: { '& .next': { order: 1 } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 72 },
}));

/** The form with two-hour time windows, and what happens after sending it. */
export function BookingSection() {
  const promises = promisesOf(builtSettings.promises);
  return (
    <Columns>
      <ul className="next">
        <li>
          <Icon name="calendar" size={24} />
          <div>
            <strong>You pick a day and a time window.</strong>
            {promises.bookingConfirmation} {promises.usualWait}
          </div>
        </li>
        <li>
          <Icon name="camera" size={24} />
          <div>
            <strong>We run the camera through the line.</strong>
            It takes {promises.inspectionLength}. You don’t need to be there if we can get in.
          </div>
        </li>
        <li>
          <Icon name="document" size={24} />
          <div>
            <strong>You get the video, the photos, and a report.</strong>
            {promises.reportTurnaround}
          </div>
        </li>
        <li>
          <Icon name="phone" size={24} />
          <div>
            <strong>Rather talk?</strong>
            Call <CallUs />.
          </div>
        </li>
      </ul>
      <RequestPanel
        island={bookingIsland.name}
        title="Pick a two-hour window"
        purpose="Know which inspection you want? Book a two-hour arrival window here."
      />
    </Columns>
  );
}
