import { styled } from '@mui/material/styles';
import type { ChangeWords } from './difference-words';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& li': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& s': { textDecoration: 'none', color: theme.vars.palette.text.secondary },
  '& .both': {
    display: 'inline-block',
    paddingInline: 8,
    borderRadius: 4,
    fontSize: '0.8125rem',
    fontWeight: 600,
    backgroundColor: theme.vars.palette.status.pending.ground,
    color: theme.vars.palette.status.pending.main,
  },
}));

interface ChangeListProps {
  readonly 'aria-label'?: string;
  readonly changes: readonly ChangeWords[];
  /** The paths of those that touch a value which the other side changed too. */
  readonly both?: ReadonlySet<string>;
}

/** Changes in words: `Rush: price $205 → $219`. */
export function ChangeList({ changes, both, ...label }: ChangeListProps) {
  return (
    <List {...label}>
      {changes.map(({ path, name, before, after }) => (
        <li key={path}>
          <strong>{name}</strong> <s>{before}</s> → {after}
          {both?.has(path) && (
            <>
              {' '}
              <span className="both">Both changed this</span>
            </>
          )}
        </li>
      ))}
    </List>
  );
}
