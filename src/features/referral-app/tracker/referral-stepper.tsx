import { referralStatusWords } from '@domain/referral/referral-status';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { ReferralStation } from './referral-stations';
import { shortDay } from './written-day';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 6,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    // The length of pipe from the previous step.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 6,
      left: '-50%',
      right: '50%',
      height: 4,
      backgroundColor: 'var(--pipe)',
    },
    '&:first-of-type::before': { display: 'none' },
    '--pipe': theme.vars.palette.divider,
  },
  '& i': {
    position: 'relative',
    // Above the next length of pipe.
    zIndex: 1,
    boxSizing: 'border-box',
    width: 4,
    height: 16,
    borderRadius: 2,
    backgroundColor: 'var(--pipe)',
  },
  '& li[data-state="done"], & li[data-state="current"]': { '--pipe': theme.vars.palette.primary.main },
  '& li[data-state="current"]': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    '& i': {
      width: 16,
      borderRadius: 8,
      border: `4px solid ${theme.vars.palette.secondary.main}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
  '& li[data-status="Closed"] i': { borderColor: theme.vars.palette.text.secondary },
  '& time': { display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '@media (forced-colors: active)': { '& i': { border: '1px solid' } },
}));

const spoken = { done: 'done', current: 'now', ahead: 'still ahead' } as const;

interface ReferralRunProps {
  readonly stations: readonly ReferralStation[];
  /** Whether the current step is only estimated from the date. */
  readonly estimated: boolean;
}

/** Stepper of a referral, with the date of each step. */
export function ReferralStepper({ stations, estimated }: ReferralRunProps) {
  return (
    <List aria-label="Referral progress">
      {stations.map(({ status, state, at }) => (
        <li
          key={status}
          data-state={state}
          data-status={status}
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <i aria-hidden="true" />
          <span>
            {referralStatusWords(status, estimated && state === 'current')}
            <span style={visuallyHidden}>: {spoken[state]}</span>
            {at !== null && <time dateTime={at}>{shortDay(at)}</time>}
          </span>
        </li>
      ))}
    </List>
  );
}
