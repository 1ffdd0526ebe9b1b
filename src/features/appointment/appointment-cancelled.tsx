import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { useFocusedHeading } from '@/ui/use-focused-heading';

interface AppointmentCancelledProps {
  /** Right after it was cancelled on this page; otherwise whoever opens the link later. */
  readonly justNow: boolean;
}

/** The appointment will not be; the way to another one. */
export function AppointmentCancelled({ justNow }: AppointmentCancelledProps) {
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <MessagePage
        icon={justNow ? 'check' : 'calendar'}
        {...(justNow && { tone: 'done' as const })}
        title={justNow ? 'Your appointment is cancelled' : 'This appointment was cancelled'}
        actions={<ButtonLink href={`${routes.home}#booking`}>Book another inspection</ButtonLink>}
      >
        {justNow ? (
          <>
            <p>We don’t come, and you owe nothing. The office knows.</p>
            <p>We have sent you an e-mail that takes the entry off your calendar.</p>
          </>
        ) : (
          <>
            <p>There is nothing left to change.</p>
            <p>
              If that is a surprise, call us on{' '}
              <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>. If you want an inspection
              after all, book again.
            </p>
          </>
        )}
      </MessagePage>
    </div>
  );
}
