import { styled } from '@mui/material/styles';
import { gloveHeight } from '@domain/brand/measures';

/** A part of the form, with as many columns of fields as fit. */
export const FormPart = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline)': { minHeight: gloveHeight },
  '& .MuiOutlinedInput-input': { fontSize: '1.0625rem' },
  [theme.breakpoints.down('sm')]: {
    padding: '20px 16px',
    marginInline: -16,
    borderInline: 0,
    borderRadius: 0,
  },
}));

export const FieldGrid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  '& > .whole': { gridColumn: '1 / -1' },
});
