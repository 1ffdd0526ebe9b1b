import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';

export function ReportTab() {
  const [parameters] = useSearchParams();
  const booking = parameters.get('booking');
  return (
    <>
      <Typography variant="h3" component="h1">
        Create Report
      </Typography>
      <EmptyState title="Reports cannot be written here yet">
        Here will be the form for findings, photos and advice
        {booking === null ? '.' : `, begun with the data of booking ${booking}.`}
      </EmptyState>
    </>
  );
}
