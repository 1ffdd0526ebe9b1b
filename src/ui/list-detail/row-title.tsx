import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { StatusBadge } from '../status-badge';
import { RowContext } from './row-context';

const Heading = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  font: 'inherit',
});

const Open = styled('button')(({ theme }) => ({
  ...theme.typography.subtitle2,
  lineHeight: 1.4,
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));

/** A row's name in a `ListDetail`: the button that shows its details, and the focus target of the arrow keys. */
export function RowTitle({ children }: { readonly children: ReactNode }) {
  const row = useContext(RowContext);
  if (!row) throw new Error('<RowTitle> is used outside a row of <ListDetail>');
  return (
    <Heading>
      <Open
        id={row.titleId}
        type="button"
        dir="auto"
        aria-current={row.selected || undefined}
        onClick={row.open}
      >
        {children}
      </Open>
      {row.isNew && <StatusBadge tone="scheduled">New</StatusBadge>}
    </Heading>
  );
}
