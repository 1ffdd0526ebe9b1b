import { MessagePage } from '@/ui/message-page';
import { CallOrWrite } from './call-or-write';

/** For the address of a form without `booking`. `children`: one sentence. */
export function MissingBooking({ children }: { readonly children: string }) {
  return (
    <MessagePage icon="mail" title="Missing Booking Information" actions={<CallOrWrite />}>
      <p>{children}</p>
      <p>We sent it to the address that you booked with. It may be among your unwanted mail.</p>
    </MessagePage>
  );
}
