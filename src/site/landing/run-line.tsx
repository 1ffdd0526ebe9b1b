import { keyframes, styled } from '@mui/material/styles';

const fill = keyframes`from { transform: scaleY(0); } to { transform: scaleY(1); }`;
const travel = keyframes`from { top: 0; } to { top: 100%; }`;

const moving = '@supports (animation-timeline: view())';

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  left: 'calc(var(--run-x) - var(--run-width) / 2)',
  width: 'var(--run-width)',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  viewTimeline: '--run block',
  '& i': {
    position: 'absolute',
    inset: 0,
    background: theme.vars.palette.primary.main,
    transformOrigin: 'top',
  },
  '& b': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    [moving]: {
      background: `color-mix(in srgb, ${theme.vars.palette.text.primary} 16%, transparent)`,
      '& i': { animation: `${fill} linear both`, animationTimeline: '--run', animationRange: 'contain' },
      '& b': {
        display: 'block',
        position: 'absolute',
        left: '50%',
        width: 'calc(var(--run-width) * 2 + 6px)',
        aspectRatio: '1',
        borderRadius: '50%',
        translate: '-50% -50%',
        background: theme.vars.palette.background.default,
        border: `4px solid ${theme.vars.palette.secondary.main}`,
        animation: `${travel} linear both`,
        animationTimeline: '--run',
        animationRange: 'contain',
      },
    },
  },
  '@media print': { display: 'none' },
}));

/** The pipe along the page's edge. A camera moves along it as the page is scrolled. */
export function RunLine() {
  return (
    <Line aria-hidden="true">
      <i />
      <b />
    </Line>
  );
}
