import { styled } from '@mui/material/styles';

/** Fields under one heading, in a `legend`. */
export const FieldGroup = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBlockEnd: 8, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& .about': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& ol': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
}));
