import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { MoveButtons } from './move-buttons';
import { useProblemWithin } from './shown-problems';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-open]': {
    padding: '0 20px 20px',
    borderColor: theme.vars.palette.secondary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-wrong]:not([data-open])': { borderColor: theme.vars.palette.error.main },
  '& .head': { display: 'flex', alignItems: 'center', paddingInlineEnd: 4, minWidth: 0 },
  '&[data-open] .head': { marginInline: -20 },
  '& h3': { flex: 1, minWidth: 0, margin: 0, font: 'inherit' },
  '& .title': {
    width: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '10px 4px 10px 16px',
    border: 0,
    borderRadius: 12,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .title:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -2 },
  '& .title > span': { minWidth: 0 },
  '& .title > svg': { flex: 'none', transition: 'rotate 150ms' },
  '& .title[aria-expanded="true"] > svg': { rotate: '90deg' },
  '& .title strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .title small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .title .wrong': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .choices': {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    '& > *, & label': { height: '100%' },
  },
  [theme.breakpoints.down('sm')]: {
    '&[data-open]': { padding: '0 12px 16px' },
    '&[data-open] .head': { marginInline: -12 },
  },
}));

interface SettingCardProps {
  /** The place of its fields in the form: `services.catalog[0]`. */
  readonly name: string;
  readonly title: string;
  /** What its closed card says below the title. */
  readonly facts: readonly string[];
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Moves it in its list; omitted where the order is fixed. */
  readonly move?: {
    readonly first: boolean;
    readonly last: boolean;
    readonly onMove: (by: 1 | -1) => void;
  };
  /** Its fields. */
  readonly children: ReactNode;
}

/** One item of a list: its title with the buttons that move it, if any, and its fields while it is open. */
export function SettingCard({ name, title, facts, open, onToggle, move, children }: SettingCardProps) {
  const problem = useProblemWithin(name);
  return (
    <Card data-open={open || undefined} data-wrong={problem !== undefined || undefined}>
      <div className="head">
        <h3>
          <button type="button" className="title" aria-expanded={open} onClick={onToggle}>
            <Icon name="chevron-right" size={20} />
            <span>
              <strong>{title}</strong>
              <small>{facts.join(', ')}</small>
              {problem !== undefined && !open && <small className="wrong">{problem}</small>}
            </span>
          </button>
        </h3>
        {move && <MoveButtons name={title} {...move} />}
      </div>
      {open && children}
    </Card>
  );
}
