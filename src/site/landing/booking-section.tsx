import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { Island } from '../island';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
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
  '& .form': {
    padding: 'clamp(20px, 3vw, 40px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& h3': { ...theme.typography.h3, margin: '0 0 24px' },
  '& .without': {
    display: 'none',
    margin: '20px 0 0',
    padding: 16,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.band,
  },
  '@media (scripting: none)': { '& .without': { display: 'block' } },
  '& .form > [role="alert"]': { margin: '16px 0 0', color: theme.vars.palette.error.main, fontWeight: 600 },
  [theme.breakpoints.down('lg')]: { '& .form': { order: -1 } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 72 },
}));

/** The Book Your Inspection form, with what happens once it is sent. */
export function BookingSection() {
  return (
    <Columns>
      <ul className="next">
        <li>
          <Icon name="calendar" size={24} />
          <div>
            <strong>You choose a day and a window.</strong>
            {promises.bookingConfirmation} Most inspections are the same or the next business day.
          </div>
        </li>
        <li>
          <Icon name="camera" size={24} />
          <div>
            <strong>We put the camera through the line.</strong>
            It takes {promises.inspectionLength}. You need not be there if we can get in.
          </div>
        </li>
        <li>
          <Icon name="document" size={24} />
          <div>
            <strong>You get the video, the photos and a report.</strong>
            {promises.reportTurnaround}
          </div>
        </li>
        <li>
          <Icon name="phone" size={24} />
          <div>
            <strong>Rather talk?</strong>
            Call <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
          </div>
        </li>
      </ul>
      <div className="form">
        <h3>Book Your Inspection</h3>
        <Island
          name="booking"
          failure={`The form could not be loaded. Check your connection and press the button again, or call us at ${business.phone.display}.`}
        />
        <p className="without">
          This form needs scripts, which are off in your browser. Please call{' '}
          <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a> and we book it with you.
        </p>
      </div>
    </Columns>
  );
}
