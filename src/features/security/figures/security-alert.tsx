import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { counted } from '@domain/text/counted';
import type { LiveCount } from '@/firebase/lists/live-count';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import type { DayFigures } from './use-day-figures';

interface SecurityAlertProps {
  readonly figures: DayFigures;
  readonly onSuspicious: () => void;
  readonly onViolations: () => void;
}

/** Banner for what needs attention today; nothing where nothing does. */
export function SecurityAlert({ figures, onSuspicious, onViolations }: SecurityAlertProps) {
  const suspicious = raised(figures.suspicious);
  const violations = raised(figures.violations);
  if (!suspicious && !violations) return null;
  const found = [
    suspicious && counted(suspicious, 'suspicious submission'),
    violations && counted(violations, 'rate limit violation'),
  ].filter((words) => words !== null);
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" size={20} />
      <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <strong>Security alert</strong>
          <p>{`${found.join(' and ')} in the last 24 hours.`}</p>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {suspicious && (
            <Button size="small" variant="outlined" color="inherit" onClick={onSuspicious}>
              Show suspicious
            </Button>
          )}
          {violations && (
            <Button size="small" variant="outlined" color="inherit" onClick={onViolations}>
              Show violations
            </Button>
          )}
        </Box>
      </Box>
    </Notice>
  );
}

function raised(count: LiveCount | null): LiveCount | null {
  return count && count.count > 0 ? count : null;
}
