import { supportHours } from '@domain/business/hours';
import { CallOrGoHome } from './call-or-go-home';
import { TextPage } from './text-page';

/** Stands at the addresses of the apps that are not open yet: what to do until then. */
export function SoonPage() {
  return (
    <TextPage>
      <h1>This part is not open yet</h1>
      <p className="lead">
        Bookings, reports and referrals will have their own place here. Until then we do it in person.
      </p>
      <ul>
        <li>About an appointment or a report: call us, or answer any e-mail from us.</li>
        <li>To refer a client: call us with their name, phone number and address.</li>
      </ul>
      <p>We answer {supportHours}.</p>
      <CallOrGoHome />
    </TextPage>
  );
}
