import { supportHours } from '@domain/business/hours';
import { CallOrGoHome } from './call-or-go-home';
import { TextPage } from './text-page';

/** Stands at the addresses of the apps that are not open yet: what to do until then. */
export function SoonPage() {
  return (
    <TextPage>
      <h1>This part is not open yet</h1>
      <p className="lead">
        Bookings and reports will have their own place here. Until then we do it in person.
      </p>
      <p>About an appointment or a report: call us, or answer any e-mail from us.</p>
      <p>We answer {supportHours}.</p>
      <CallOrGoHome />
    </TextPage>
  );
}
