import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/plain-button';

/** Previous, Next or Submit. With `aria-disabled` it stays focusable, and pressing it announces what is missing. */
export const StepButton = styled(PlainButton)(({ theme }) => ({
  '&[aria-disabled="true"]': {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.band,
    borderColor: theme.vars.palette.divider,
    cursor: 'not-allowed',
  },
}));

const turn = keyframes({ to: { rotate: '1turn' } });

export const Spinner = styled('span')({
  width: 18,
  height: 18,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
});
