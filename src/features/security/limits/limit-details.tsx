import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Facts } from '@/ui/facts';
import { writtenInstant } from '@/ui/written-instant';
import type { RateWindow } from './rate-window';
import { clientName, formTypeName } from '../security-words';
import { ViolationBadge } from './violation-badge';
import { windowMinutes } from './window-minutes';

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
          <span>
            Attempts over the limit were refused.
            {/* Callers who guess at reports get no wait time either. */}
            {window.form_type !== 'reports-miss' && ' The client was told how long to wait.'}
          </span>
        </Box>
      )}
      <Facts
        facts={[
          { name: 'Attempts', value: window.submission_count },
          {
            name: 'Window',
            value: `${windowMinutes(window.form_type)} minutes from ${writtenInstant(window.window_start)}`,
          },
          { name: 'Client', value: window.client_ip },
        ]}
      />
    </Box>
  );
}
