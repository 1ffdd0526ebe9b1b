import Typography from '@mui/material/Typography';
import { EmptyState } from '@/ui/empty-state';

export function DashboardTab() {
  return (
    <>
      <Typography variant="h3" component="h1">
        Dashboard
      </Typography>
      <EmptyState title="Nothing to show yet">
        Here will be how the week went: referrals, jobs booked, jobs completed and payments.
      </EmptyState>
    </>
  );
}
