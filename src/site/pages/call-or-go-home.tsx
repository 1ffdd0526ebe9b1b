import { business } from '@domain/business/business';
import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';

/** The two ways on from a page on which nothing can be done yet. */
export function CallOrGoHome() {
  return (
    <div className="actions">
      <Button variant="contained" href={`tel:${business.phone.e164}`} startIcon={<Icon name="phone" />}>
        {business.phone.display}
      </Button>
      <Button variant="outlined" color="inherit" href="/">
        Return to Home
      </Button>
    </div>
  );
}
