import { MessagePage } from '@/ui/message-page';
import { CallOrWrite } from './call-or-write';

/** Shown at a form's address without `booking`. `children` is one sentence. */
export function MissingBooking({ children }: { readonly children: string }) {
  return (
    <MessagePage icon="mail" title="Missing Booking Information" actions={<CallOrWrite />}>
      <p>{children}</p>
      <p>We sent it to the address you booked with. Check your spam folder if you don’t see it.</p>
    </MessagePage>
  );
}
