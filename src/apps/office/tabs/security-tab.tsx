import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/empty-state';

export function SecurityTab() {
  return (
    <>
      <Typography variant="h3" component="h1">
        Security
      </Typography>
      <EmptyState title="Nothing to show yet">
        Here will be the forms sent from the site, and the connections that sent too many.
      </EmptyState>
    </>
  );
}
