import { styled } from '@mui/material/styles';
import { crossSectionColors } from './cross-section-colors';
import { Dig } from './dig';
import { House } from './house';

const pipe = 20;

const Scene = styled('div')(({ theme }) => ({
  ...crossSectionColors.light,
  '@media (prefers-color-scheme: dark)': crossSectionColors.dark,
  '--soil': '250px',
  // Distance from the lawn to the top of the pipe.
  '--depth': '124px',
  '--house': '250px',
  '--house-right': '-12px',
  '--dig': '34%',
  position: 'relative',
  forcedColorAdjust: 'none',
  height: 'calc(var(--soil) + 216px)',
  '& svg': { position: 'absolute', overflow: 'visible' },
  '& .soil': { left: 0, bottom: 0, width: '100%', height: 'var(--soil)' },
  '& .sun': {
    position: 'absolute',
    right: 'calc(var(--house-right) + var(--house) * 0.34)',
    bottom: 'calc(var(--soil) + var(--house) * 0.12)',
    width: 'calc(var(--house) * 0.72)',
    aspectRatio: '1',
    borderRadius: '50%',
    background: 'var(--sun)',
  },
  '& .house': {
    right: 'var(--house-right)',
    // The basement is 75 of the drawing's 470 units deep.
    bottom: 'calc(var(--soil) - var(--house) * 0.1596)',
    width: 'var(--house)',
    height: 'auto',
  },
  '& .dig': { zIndex: 2, left: 'var(--dig)', bottom: 0, width: 10, height: 'var(--soil)' },
  '& .mountains': { right: 0, bottom: 'var(--soil)', width: 'max(100%, 900px)', height: '220px' },
  '& .run': {
    position: 'absolute',
    boxSizing: 'border-box',
    border: `0 solid var(--pipe-wall)`,
    '&::after, &::before': { content: '""', position: 'absolute', border: '0 solid var(--pipe)' },
  },
  // From the house's stack down and to the center.
  '& .upper': {
    top: 'calc(100% - var(--soil) + var(--house) * 0.1596 - 2px)',
    bottom: `calc(var(--soil) - var(--depth) - ${pipe}px)`,
    left: 'var(--dig)',
    right: `calc(var(--house-right) + var(--house) * 0.2 - ${pipe / 2}px)`,
    borderWidth: `0 ${pipe}px ${pipe}px 0`,
    borderBottomRightRadius: 44,
    '&::after': { inset: '0 -16px -16px 0', borderWidth: '0 12px 12px 0', borderBottomRightRadius: 40 },
    '&::before': {
      zIndex: 1,
      inset: '0 -11px -11px 0',
      borderWidth: '0 2px 2px 0',
      borderColor: '#0B6470',
      borderBottomRightRadius: 34,
    },
  },
  // From the center to the page's edge, and down into the pipe that runs along the page.
  '& .lower': {
    top: `calc(100% - var(--soil) + var(--depth))`,
    bottom: 0,
    left: `calc(var(--run-x) - ${pipe / 2}px)`,
    right: 'calc(100% - var(--dig))',
    borderWidth: `${pipe}px 0 0 ${pipe}px`,
    borderTopLeftRadius: 44,
    '&::after': { inset: '-16px 0 0 -16px', borderWidth: '12px 0 0 12px', borderTopLeftRadius: 40 },
  },
  // The coupling to the narrower pipe.
  '& .coupling': {
    position: 'absolute',
    bottom: 0,
    left: `calc(var(--run-x) - ${pipe / 2 + 4}px)`,
    width: pipe + 8,
    height: 14,
    borderRadius: '3px 3px 0 0',
    background: 'var(--pipe-wall)',
  },
  [theme.breakpoints.up('sm')]: {
    '--soil': '290px',
    '--depth': '136px',
    '--house': '340px',
    '--house-right': '5vw',
    '--dig': '36%',
    height: 'calc(var(--soil) + 268px)',
  },
  [theme.breakpoints.up('lg')]: {
    '--house': '470px',
    '--house-right': 'max(24px, calc(50vw - 640px))',
    '--dig': '56%',
    '--depth': '150px',
    '--soil': '300px',
    height: 'calc(var(--soil) + 24px)',
  },
}));

/** A house on its lawn, the soil below, and the clay sewer line that the camera goes through. */
export function CrossSection() {
  return (
    <Scene aria-hidden="true">
      <div className="sun" />
      <Mountains />
      <svg className="soil" viewBox="0 0 1200 300" preserveAspectRatio="none">
        <path fill="var(--loam)" d="M0 0h1200v300H0z" />
        <path fill="var(--earth)" d="M0 46q200-18 420 4t400-8 380 6v252H0z" />
        <path fill="var(--clay-earth)" d="M0 128q260 26 520 0t420 12 260-14v174H0z" />
        <path fill="var(--gravel)" d="M0 236q300-22 600 2t600-10v72H0z" />
        <path fill="var(--lawn)" d="M0 0h1200v13H0z" />
      </svg>
      <div className="run lower" />
      <div className="run upper" />
      <House />
      <Dig />
      <div className="coupling" />
    </Scene>
  );
}

function Mountains() {
  return (
    <svg className="mountains" viewBox="0 0 1200 220" preserveAspectRatio="none">
      <path fill="var(--far)" d="M520 220 640 150l70 30 110-92 60 42 96-104 70 66 54-40 100 96v72z" />
      <path
        fill="var(--snow)"
        d="M976 26l40 38-22 8-18-14-22 20-14-12zM820 88l30 21-16 12-20-8-14 10-10-7z"
      />
      <path fill="var(--hill)" d="M430 220q120-46 230-40t210-26 190 6 140-20v80z" />
    </svg>
  );
}
