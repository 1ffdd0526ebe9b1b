import type { PortalBooking } from '@domain/portal/portal-calls';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { longDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';
import { useId } from 'react';
import { EntryCard } from '@/ui/entry-card';
import { Facts } from '@/ui/facts';
import { JobRun, type JobStation } from '@/shared/job/job-run';
import { reachedStations } from '@/shared/job/reached-stations';
import { StatusBadge } from '@/ui/status-badge';
import { FileButton } from '../file-button';
import { BookingSteps } from './booking-steps';

/** Missing forms no longer matter once the inspection is done. */
function reachedBy(booking: PortalBooking): readonly JobStation[] {
  const reached = reachedStations(booking);
  return booking.status === 'completed' ? [...reached, 'forms'] : reached;
}

/** One booking: service, time, progress and next steps. */
export function BookingCard({ booking }: { readonly booking: PortalBooking }) {
  const id = useId();
  const { status, scheduled_date: date, scheduled_time: time } = booking;
  return (
    <EntryCard aria-labelledby={id}>
      <div className="head">
        <div className="part">
          <h2 id={id}>{booking.service_type}</h2>
          <p>{status === 'pending' ? 'No date set yet' : `${longDate(date)}, ${clockTime(time)}`}</p>
        </div>
        <StatusBadge tone={status}>{inWords(status)}</StatusBadge>
      </div>
      {status !== 'cancelled' && <JobRun reached={reachedBy(booking)} />}
      <Facts
        facts={[
          { name: 'Property', value: booking.property_address },
          { name: 'Service price', value: dollars(booking.total_price) },
          { name: 'Special instructions', value: booking.special_instructions },
        ]}
      />
      <BookingSteps booking={booking} />
      {(booking.papers.length > 0 || booking.receipt) && (
        <div className="ways">
          {booking.papers.includes('agreement') && (
            <FileButton file={{ kind: 'agreement', id: booking.id }}>Signed agreement</FileButton>
          )}
          {booking.papers.includes('media_release') && (
            <FileButton file={{ kind: 'media_release', id: booking.id }}>Signed media release</FileButton>
          )}
          {booking.receipt && (
            <FileButton file={{ kind: 'job-receipt', id: booking.id }}>
              {booking.receipt_voided ? 'Voided receipt' : 'Receipt'}
            </FileButton>
          )}
        </div>
      )}
    </EntryCard>
  );
}
