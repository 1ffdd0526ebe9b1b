import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@domain/business/routes';
import { EmptyState } from '@/ui/empty-state';

/** For an address below /admin that leads nowhere. */
export function NotFound() {
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <EmptyState
        title="There is no such page in the back office"
        action={
          <Button variant="contained" component={Link} to={routes.admin}>
            Go to the back office
          </Button>
        }
      />
    </main>
  );
}
