import { business } from '@domain/business/business';
import { supportHours } from '@domain/business/hours';
import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';
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
      <div className="actions">
        <Button variant="contained" href={`tel:${business.phone.e164}`} startIcon={<Icon name="phone" />}>
          {business.phone.display}
        </Button>
        <Button variant="outlined" color="inherit" href="/">
          Return to Home
        </Button>
      </div>
    </TextPage>
  );
}
