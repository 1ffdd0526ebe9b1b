import { keyframes, styled } from '@mui/material/styles';
import { visuallyHidden } from '@/ui/visually-hidden';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& i': { display: 'block', height: 96, borderRadius: 12, background: theme.vars.palette.divider },
  '& i:first-of-type': { height: 44, width: 'min(420px, 72%)', borderRadius: 4 },
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
}));

/** Placeholder while the page or its data loads. */
export function PageLoading() {
  return (
    <Bars role="status" aria-busy="true">
      <span style={visuallyHidden}>Loading...</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </Bars>
  );
}
