import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { countWords } from '@domain/text/counted';
import type { LiveCount } from '@/firebase/lists/live-count';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import type { DayFigures } from './use-day-figures';

const Cards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
}));

const Card = styled('div')(({ theme }) => ({
  '--tone': theme.vars.palette.text.secondary,
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '14px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  '&[data-raised]': {
    '--tone': theme.vars.palette.error.main,
    borderColor: 'var(--tone)',
  },
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& svg': { flex: 'none', color: 'var(--tone)' },
  '& dd': { margin: 0 },
  '& strong': {
    display: 'block',
    ...theme.typography.h3,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Metric {
  readonly figure: keyof DayFigures;
  readonly icon: IconName;
  readonly label: string;
  readonly meaning: string;
  /** Whether a figure above 0 needs attention. */
  readonly alarms: boolean;
}

const metrics: readonly Metric[] = [
  {
    figure: 'submissions',
    icon: 'inbox',
    label: 'Submissions (24h)',
    meaning: 'forms sent in the last 24 hours',
    alarms: false,
  },
  {
    figure: 'suspicious',
    icon: 'alert',
    label: 'Suspicious',
    meaning: 'submissions with a test or spam word',
    alarms: true,
  },
  {
    figure: 'violations',
    icon: 'lock',
    label: 'Limit violations',
    meaning: 'times a client sent too many at once',
    alarms: true,
  },
  {
    figure: 'clients',
    icon: 'users',
    label: 'Distinct clients',
    meaning: 'networks the forms came from',
    alarms: false,
  },
];

/** Four figures of the last 24 hours. */
export function MetricCards({ figures }: { readonly figures: DayFigures }) {
  return (
    <Cards aria-label="The last 24 hours">
      {metrics.map(({ figure, icon, label, meaning, alarms }) => (
        <Card key={figure} data-raised={(alarms && isRaised(figures[figure])) || undefined}>
          <dt>
            <Icon name={icon} size={18} />
            {label}
          </dt>
          <dd>
            <strong>{figures[figure] ? countWords(figures[figure]) : <Skeleton width={48} />}</strong>
            <small>{meaning}</small>
          </dd>
        </Card>
      ))}
    </Cards>
  );
}

function isRaised(count: LiveCount | null): boolean {
  return count !== null && count.count > 0;
}
