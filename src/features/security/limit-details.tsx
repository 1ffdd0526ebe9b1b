import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { publicFormLimit } from '@domain/rate-limit/window';
import { Facts } from '@/ui/facts';
import { writtenInstant } from '@/ui/written-instant';
import type { RateWindow } from './rate-window';
import { clientName, formTypeName } from './security-words';
import { ViolationBadge } from './violation-badge';

/** All that is known of one client's window. */
export function LimitDetails({ window }: { readonly window: RateWindow }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2">
          {clientName(window.client_ip)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formTypeName(window.form_type)}</Typography>
      </div>
      {window.violation && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, fontSize: '0.875rem' }}>
          <ViolationBadge />
          <span>What went over the limit was refused. The client was told how long to wait.</span>
        </Box>
      )}
      <Facts
        facts={[
          { name: 'Attempts', value: window.submission_count },
          {
            name: 'Window',
            value: `${publicFormLimit.windowMinutes} minutes from ${writtenInstant(window.window_start)}`,
          },
          { name: 'Client', value: window.client_ip },
        ]}
      />
    </Box>
  );
}
