import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.55,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}));

export interface Fact {
  readonly name: string;
  /** A fact with an empty value is not shown. */
  readonly value: ReactNode;
}

/** Facts as a list of names and values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ name, value }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
