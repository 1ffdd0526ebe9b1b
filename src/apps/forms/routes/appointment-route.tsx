import type { ClosedLinkState } from '@domain/access/client-forms';
import { AppointmentCancelled } from '@/features/appointment/appointment-cancelled';
import { AppointmentPage } from '@/features/appointment/appointment-page';
import { useAppointment } from '@/features/appointment/use-appointment';
import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { ClosedLink } from '@/features/client-forms/closed-link';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import { MissingBooking } from '@/features/client-forms/missing-booking';
import { Unreachable } from '@/features/client-forms/unreachable';
import { useLinkKey } from '../use-link-key';
import { usePageTitle } from '../use-page-title';

const contact = <CallOrWrite />;
const closed = (reason: ClosedLinkState) =>
  reason === 'cancelled' ? <AppointmentCancelled justNow={false} /> : <ClosedLink reason={reason} />;

/** /appointment: the client moves or cancels the appointment of the link. */
export function AppointmentRoute() {
  usePageTitle('Your appointment');
  const key = useLinkKey();
  if (key === null) {
    return (
      <MissingBooking>Please use the link provided in your email to change your appointment.</MissingBooking>
    );
  }
  return <KnownAppointment key={key} linkKey={key} />;
}

function KnownAppointment({ linkKey }: { readonly linkKey: string }) {
  const { view, retry, reopen } = useAppointment(linkKey);
  if (view.state === 'loading') return <FormSkeleton />;
  if (view.state === 'closed') return closed(view.reason);
  if (view.state === 'unreachable') return <Unreachable onRetry={retry} />;
  return <AppointmentPage {...{ linkKey, reopen, contact, closed }} appointment={view.appointment} />;
}
