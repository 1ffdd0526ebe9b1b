import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isConnected } from '@/offline/connectivity';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import type { Work } from './open-work-lists';

/** The card of a part. */
export const PanelFrame = styled('section')(({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 20px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '10px 16px 6px' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    paddingBlockEnd: 6,
  },
  '& > header > a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  '& p': { margin: 0, paddingBlock: 10, color: theme.vars.palette.text.secondary },
}));

/** Rows of a panel. */
export const WorkRows = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '9px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.9375rem',
  },
  '& > li > div': { minWidth: 0, flex: '1 1 12rem', overflowWrap: 'anywhere' },
  '& a': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& > li > span': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
  '& > li > span[data-late]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

interface WorkPanelProps {
  readonly title: string;
  /** The list behind it: its address within the office and its name. */
  readonly list?: { readonly address: string; readonly label: string };
  /** What the panel's rows are from. */
  readonly works: readonly Work<unknown>[];
  /** Shown where there are no rows. */
  readonly none: string;
  readonly children: ReactNode;
}

/** A part of the open work, with a link to its list. */
export function WorkPanel({ title, list, works, none, children }: WorkPanelProps) {
  const id = useId();
  const empty = works.every(({ rows }) => rows.length === 0);
  const known = works.every((work) => work.known);
  return (
    <PanelFrame aria-labelledby={id} aria-busy={!known && empty && isConnected()}>
      <header>
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        {list && <Link to={list.address}>{list.label}</Link>}
      </header>
      <DamagedNote damaged={works.flatMap(({ damaged }) => damaged)} />
      {!empty && children}
      {empty && known && <p>{none}</p>}
      {empty &&
        !known &&
        (isConnected() ? <Skeleton height={40} /> : <p>This appears once you’re connected.</p>)}
    </PanelFrame>
  );
}
