import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden';

/** `skipped`: not done, and not waited for. */
export type StationState = 'done' | 'current' | 'ahead' | 'skipped';

export interface Station {
  readonly label: string;
  readonly state: StationState;
}

interface StepperProps {
  /** What the steps belong to, for screen readers. */
  readonly label: string;
  readonly stations: readonly Station[];
  /** Ticks without labels, for a dense row; the next step's label is shown at the end. */
  readonly compact?: boolean;
}

const spoken: Record<StationState, string> = {
  done: 'done',
  current: 'next',
  ahead: 'still ahead',
  skipped: 'not done',
};

/** Container whose width decides whether labels are shown. */
const Frame = styled('div')({ containerType: 'inline-size' });

const List = styled('ol')(({ theme }) => ({
  '--pipe': theme.vars.palette.divider,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: 6,
    minWidth: 0,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    color: theme.vars.palette.text.secondary,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 6,
      left: 0,
      right: 0,
      height: 4,
      background: 'var(--pipe)',
    },
    '&:first-of-type::before': { borderRadius: '2px 0 0 2px' },
    '&:last-of-type::before': { right: 'auto', width: 4 },
  },
  '& li[data-state="done"]': {
    '--tick': theme.vars.palette.primary.main,
    '&::before': { background: theme.vars.palette.primary.main },
  },
  '& li[data-state="current"]': {
    '--tick': theme.vars.palette.secondary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
  '& i': {
    position: 'relative',
    width: 4,
    height: 16,
    borderRadius: 2,
    background: 'var(--tick, var(--pipe))',
  },
  '& li[data-state="current"] i': {
    width: 16,
    borderRadius: 8,
    border: `4px solid ${theme.vars.palette.secondary.main}`,
    background: theme.vars.palette.background.paper,
  },
  '@container (max-width: 439px)': {
    '& li:not([data-state="current"]) span': visuallyHidden,
    '& li[data-state="current"]': { gridTemplateColumns: 'minmax(0, 1fr)', whiteSpace: 'nowrap' },
    // The last step is at the edge, and its name may be longer than what is left beside it.
    '& li[data-state="current"]:last-of-type > span': { justifySelf: 'end' },
    // Alone, the name of the next step reads as if it were reached.
    '& li[data-state="current"] > span::before': { content: '"Next: "' },
  },
  '&[data-compact]': { gridAutoColumns: '20px', alignItems: 'start', '& li:last-of-type': { width: 4 } },
}));

const CompactRow = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

/** A stepper, drawn as a pipe with a tick for each step. */
export function Stepper({ label, stations, compact = false }: StepperProps) {
  const now =
    stations.find(({ state }) => state === 'current') ?? stations.findLast(({ state }) => state === 'done');
  const list = (
    <List aria-label={label} data-compact={compact || undefined}>
      {stations.map(({ label: name, state }) => (
        <li key={name} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
          <i aria-hidden="true" />
          <span style={compact ? visuallyHidden : undefined}>
            {name}
            <span style={visuallyHidden}>: {spoken[state]}</span>
          </span>
        </li>
      ))}
    </List>
  );
  if (!compact) return <Frame>{list}</Frame>;
  return (
    <CompactRow>
      {list}
      {now && (
        <span aria-hidden="true" data-station="" style={{ whiteSpace: 'nowrap' }}>
          {now.state === 'current' ? `Next: ${now.label}` : now.label}
        </span>
      )}
    </CompactRow>
  );
}
