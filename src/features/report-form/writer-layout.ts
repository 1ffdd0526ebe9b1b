import { styled } from '@mui/material/styles';

/** The form, with a second column from 1,200 px. */
export const WriterLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '& > aside': { position: 'sticky', top: 24 },
  },
  '& > aside': { display: 'grid', gap: 24 },
}));

/** The form's buttons. */
export const WriterFooter = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > [role="status"]': { marginInlineEnd: 'auto' },
  [theme.breakpoints.down('sm')]: {
    '& > [role="status"]': { flexBasis: '100%' },
    '& > [type="submit"]': { flex: 1 },
  },
}));
