import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const pass = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`;

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: 'clamp(64px, 8vw, 112px) var(--edge) clamp(64px, 8vw, 112px) var(--text-x)',
  '--hairline': theme.vars.palette.divider,
  '&[data-ground="band"]': {
    '--hairline': 'color-mix(in srgb, currentColor 16%, transparent)',
    backgroundColor: theme.vars.palette.band,
  },
  '& h2': { ...theme.typography.h2, margin: 0, maxWidth: '26ch' },
  '& .lead': {
    ...theme.typography.subtitle1,
    margin: '12px 0 0',
    maxWidth: '60ch',
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-ground="band"] .lead': { color: theme.vars.palette.text.primary },
  '& .body': { marginTop: 'clamp(32px, 4vw, 56px)' },
  [theme.breakpoints.up('lg')]: {
    '&[data-beside]': {
      display: 'grid',
      gridTemplateColumns: '5fr 7fr',
      columnGap: 72,
      '& .body': { marginTop: 0 },
    },
  },
}));

const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: 'var(--run-x)',
  top: 'clamp(80px, 9vw, 128px)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  '& i': {
    display: 'block',
    forcedColorAdjust: 'none',
    width: 14,
    height: 3,
    background: theme.vars.palette.primary.main,
    transformOrigin: 'left',
  },
  '& span': { display: 'none' },
  [theme.breakpoints.up('sm')]: { '& i': { width: 28, height: 4 } },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '& i': { width: 36 },
    '& span': { display: 'block' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& i': {
        animation: `${pass} linear both`,
        animationTimeline: 'view()',
        animationRange: 'cover 25% cover 50%',
      },
    },
  },
}));

interface SectionProps {
  readonly id: string;
  /** The section's footage on the pipe along the page. */
  readonly feet: number;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly ground?: 'plain' | 'band';
  /** On wide screens the title is beside the content instead of above it. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page, attached to the pipe at its footage. */
export function Section({ id, feet, title, lead, ground = 'plain', beside = false, children }: SectionProps) {
  return (
    <Root id={id} data-ground={ground} data-beside={beside || undefined} aria-labelledby={`${id}-title`}>
      <Tick aria-hidden="true">
        <i />
        <span>{feet} ft</span>
      </Tick>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="body">{children}</div>
    </Root>
  );
}
