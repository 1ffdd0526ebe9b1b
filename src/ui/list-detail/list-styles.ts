import { keyframes, styled } from '@mui/material/styles';

export const leavingMs = 200;

/** The details beside a list. */
export const detailsWidth = 376;

const leave = keyframes`
  to { opacity: 0; transform: translateX(40px); grid-template-rows: 0fr; }
`;

const arrive = keyframes`
  from { background-color: color-mix(in srgb, var(--mui-palette-secondary-main) 26%, transparent); }
`;

/** List on the left and details on the right from 1,200 px; only the list below. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '&[data-settling]': { pointerEvents: 'none' },
  [theme.breakpoints.up('lg')]: {
    '&[data-details]': { gridTemplateColumns: `minmax(0, 1fr) ${detailsWidth}px` },
  },
}));

export const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('sm')]: {
    gap: 0,
    overflow: 'clip',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
    background: theme.vars.palette.background.paper,
  },
}));

export const GroupHeading = styled('li')(({ theme }) => ({
  padding: '12px 0 0',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: {
    padding: '2px 16px',
    background: `color-mix(in srgb, ${theme.vars.palette.band} 45%, ${theme.vars.palette.background.paper})`,
    '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));

export const RowItem = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  background: theme.vars.palette.background.paper,
  '& > div': { minHeight: 0, overflow: 'clip', overflowClipMargin: 4 },
  [theme.breakpoints.up('sm')]: {
    border: 0,
    borderRadius: 0,
    '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-selected]': {
      background: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 7%, ${theme.vars.palette.background.paper})`,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}`,
    },
  },
  '&[data-new]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.secondary.main}` },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-new] > div': { animation: `${arrive} 2.4s ease-out` },
    '&[data-leaving]': { animation: `${leave} ${leavingMs}ms ease-in forwards` },
  },
}));

export const DetailPanel = styled('section')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'sticky',
    top: 16,
    // Ends above what the page reserves at its bottom.
    maxHeight: 'calc(100dvh - 32px - var(--reserved-below, 0px))',
    overflow: 'auto',
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
    background: theme.vars.palette.background.paper,
  },
}));
