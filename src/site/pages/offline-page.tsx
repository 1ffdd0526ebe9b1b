import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';
import { TextPage } from './text-page';

/** The page that the service worker returns for a page that is not cached. */
export function OfflinePage() {
  const phone = phoneOf(builtSettings.contact);
  return (
    <TextPage>
      <h1>You’re offline</h1>
      <p className="lead">
        This page isn’t on your device yet. Reload it once you’re back online. What you’ve typed into our
        forms and anything waiting to be sent is safe.
      </p>
      <div className="actions">
        <Button variant="contained" href="/">
          Home
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          href={`tel:${phone.e164}`}
          startIcon={<Icon name="phone" />}
        >
          {phone.display}
        </Button>
      </div>
    </TextPage>
  );
}
