import { routes } from '@domain/business/routes';
import { undecidedWords } from '@domain/payment/undecided-payment';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { CallUs } from '@/ui/call-us';

interface AppointmentCancelledProps {
  /** True right after cancelling on this page; false when the link is visited later. */
  readonly justNow: boolean;
  /** US dollars paid before, if that is known. */
  readonly paid?: number;
}

/** Confirms the cancellation, and links to booking again. */
export function AppointmentCancelled({ justNow, paid = 0 }: AppointmentCancelledProps) {
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
            <p>We won’t come, and you owe nothing. Our office has been notified.</p>
            {paid > 0 && <p>{undecidedWords(paid)}</p>}
            <p>We’ve sent you an email that takes it off your calendar.</p>
          </>
        ) : (
          <>
            <p>There’s nothing left to change.</p>
            <p>
              If this is a surprise, call us at <CallUs />. If you still want an inspection, book again.
            </p>
          </>
        )}
      </MessagePage>
    </div>
  );
}
