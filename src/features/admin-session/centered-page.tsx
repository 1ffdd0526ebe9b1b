import { styled } from '@mui/material/styles';

/** One card in the middle of the screen. */
export const CenteredPage = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px)',
  justifyContent: 'center',
  alignContent: 'center',
  gap: 24,
  padding: '32px 16px',
});

export const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 32,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px' },
}));
