import { promises } from '@domain/business/promises';
import { services } from '@domain/business/services';
import type { LegalSection } from './legal-page';

export const termsOfBooking: readonly LegalSection[] = [
  {
    id: 'bookings-and-payments',
    title: 'Bookings and payments',
    body: (
      <>
        <p>
          A request through this site is not a booking yet. {promises.bookingConfirmation} With that
          confirmation it is booked, and you get a link to the agreement, the media release and the
          questionnaire. The agreement has to be signed before we put a camera into a line.
        </p>
        <p>The price is the one shown for the inspection that you chose:</p>
        <ul>
          {services.map(({ title, price }) => (
            <li key={title}>
              {title}: ${price}
            </li>
          ))}
        </ul>
        <p>
          If a property needs something else, you hear the price before we start and decide then. Nothing is
          added on the day. Payment is due before the report can be read; how to pay stands on the report’s
          page. Until then the page shows the date, the address and the amount, and nothing of the findings.
        </p>
        <p>
          You need the right to let us into the property, and access to the line has to be as you described
          it. You can move or cancel an appointment by the link in our e-mail or by phone.
        </p>
        <p>
          An agent or home inspector who refers a client through our referral app earns $50 for each completed
          inspection, once per client, processed within 48 hours after the inspection is completed and paid.
          The reward’s options change from month to month, and it is not paid where a law or the referrer’s
          professional rules forbid it.
        </p>
      </>
    ),
  },
  {
    id: 'refund-policy',
    title: 'Refund policy',
    body: (
      <>
        <p>You pay after the inspection and before you read the report. So:</p>
        <ul>
          <li>If you cancel before we have come, you owe nothing.</li>
          <li>
            If we come and cannot get the camera into the line at all, you owe nothing for the inspection. If
            we can see a part of it, we tell you which, and settle with you what that part is worth before you
            pay.
          </li>
          <li>If you have paid and we do not deliver a report, you get the whole fee back.</li>
          <li>
            If we made a mistake, tell us in writing within 14 days. We come again at no charge, or pay the
            fee back if coming again does not mend it.
          </li>
        </ul>
        <p>
          A report that you have read is not refunded because of what it says. Refunds go the way that the
          payment came, within 10 business days.
        </p>
      </>
    ),
  },
];
