import { business } from '@domain/business/business';
import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';
import { TextPage } from './text-page';

/** What the service worker answers for a page that the device does not have. */
export function OfflinePage() {
  return (
    <TextPage>
      <h1>There is no connection</h1>
      <p className="lead">
        This page is not on your device yet. Once you are connected again, reload it. What you typed into our
        forms and what waits to be sent is safe.
      </p>
      <div className="actions">
        <Button variant="contained" href="/">
          Home
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          href={`tel:${business.phone.e164}`}
          startIcon={<Icon name="phone" />}
        >
          {business.phone.display}
        </Button>
      </div>
    </TextPage>
  );
}
