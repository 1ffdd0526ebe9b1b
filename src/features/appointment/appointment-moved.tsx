import { arrivalWords } from '@domain/appointment/arrival';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';

interface AppointmentMovedProps {
  readonly appointment: ClientAppointment;
  readonly onBack: () => void;
}

export function AppointmentMoved({ appointment, onBack }: AppointmentMovedProps) {
  const page = useFocusedHeading();
  const { property_address: address } = appointment;
  return (
    <div ref={page}>
      <MessagePage
        icon="check"
        tone="done"
        title="Your appointment was moved"
        actions={
          <PlainButton type="button" look="quiet" onClick={onBack}>
            Back to the appointment
          </PlainButton>
        }
      >
        <p>
          <strong>{arrivalWords(appointment)}</strong>
          <br />
          {address}
        </p>
        <p>
          We’ve emailed you a new calendar entry that replaces the old one. What you’ve filled in and signed
          hasn’t changed.
        </p>
      </MessagePage>
    </div>
  );
}
