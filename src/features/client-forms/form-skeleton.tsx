import { keyframes, styled } from '@mui/material/styles';
import { visuallyHidden } from '@/ui/visually-hidden';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Bars = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& i': { display: 'block', borderRadius: 4, background: theme.vars.palette.divider },
  '& i:nth-of-type(1)': { height: 16, marginBottom: 24 },
  '& i:nth-of-type(2)': { height: 48, width: '72%' },
  '& i:nth-of-type(3)': { height: 20, width: '90%', marginBottom: 16 },
  '& i:nth-of-type(n + 4)': { height: 56 },
  '@media (prefers-reduced-motion: no-preference)': {
    '& i': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
}));

/** Skeleton of a form while it or its job loads, so that the layout doesn't shift. */
export function FormSkeleton() {
  return (
    <Bars role="status" aria-busy="true">
      <span style={visuallyHidden}>Opening the page...</span>
      {['run', 'title', 'lead', 'a', 'b', 'c', 'd'].map((bar) => (
        <i key={bar} aria-hidden="true" />
      ))}
    </Bars>
  );
}
