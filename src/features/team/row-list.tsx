import { styled } from '@mui/material/styles';

/** Rows of people, each with a badge and buttons. */
export const RowList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .who': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
