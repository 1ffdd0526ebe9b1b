import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& li': { display: 'grid', gap: 4, justifyItems: 'start', paddingBlock: 10 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
}));

export const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

export interface RecordItem {
  readonly key: string;
  readonly title: string;
  /** Where it opens; null if it has no page. */
  readonly to: string | null;
  readonly badges?: ReactNode;
  readonly facts?: readonly string[];
  /** Below the facts. */
  readonly more?: ReactNode;
}

interface RecordListProps {
  readonly items: readonly RecordItem[];
  /** Shown where there are none. */
  readonly none: string;
}

/** Records of a customer, each with a link to its place. */
export function RecordList({ items, none }: RecordListProps) {
  if (items.length === 0) return <Note>{none}</Note>;
  return (
    <List>
      {items.map(({ key, title, to, badges, facts = [], more }) => (
        <li key={key}>
          {to === null ? (
            <span dir="auto">{title}</span>
          ) : (
            <MuiLink component={Link} to={to} dir="auto">
              {title}
            </MuiLink>
          )}
          {badges}
          {facts.some((fact) => fact !== '') && (
            <small dir="auto">{facts.filter((fact) => fact !== '').join(' · ')}</small>
          )}
          {more}
        </li>
      ))}
    </List>
  );
}
