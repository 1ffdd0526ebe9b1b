import { routes } from '@domain/business/routes';
import type { Page } from '@domain/portal/listed-report';
import type { PortalBooking } from '@domain/portal/portal-calls';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { EntryList } from '@/ui/entry-card';
import { MoreButton } from '@/ui/more-button';
import { BookingCard } from './booking-card';

interface MyBookingsProps {
  readonly page: Page<PortalBooking>;
  readonly onMore: () => Promise<void>;
}

/** The customer's bookings, newest first. */
export function MyBookings({ page: { rows, next }, onMore }: MyBookingsProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No bookings yet"
        action={<ButtonLink href={`${routes.home}#booking`}>Schedule Inspection</ButtonLink>}
      >
        Once you book an inspection, its date and next steps will appear here.
      </EmptyState>
    );
  }
  return (
    <EntryList>
      {rows.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
      {next !== null && <MoreButton onMore={onMore}>Show older bookings</MoreButton>}
    </EntryList>
  );
}
