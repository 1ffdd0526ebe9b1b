import { styled } from '@mui/material/styles';

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& .pipe': {
    position: 'relative',
    height: 20,
    borderRadius: 4,
    background: '#7A3315',
    margin: '8px 0 10px',
  },
  '& .pipe::before': { content: '""', position: 'absolute', inset: '4px 0', background: '#D9895F' },
  '& .pvc': {
    position: 'absolute',
    left: '75%',
    right: 0,
    top: 0,
    bottom: 0,
    background: '#55646E',
    borderRadius: '0 4px 4px 0',
  },
  '& .pvc::before': { content: '""', position: 'absolute', inset: '4px 0', background: '#C9D2D7' },
  '& .find': { position: 'absolute', top: -6, width: 32, height: 32, marginLeft: -16 },
  '& .scale': {
    position: 'relative',
    height: 22,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .scale span': {
    position: 'absolute',
    transform: 'translateX(-50%)',
    paddingTop: 8,
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '50%',
      top: 0,
      height: 6,
      borderLeft: `2px solid ${theme.vars.palette.fieldLine}`,
    },
  },
  '& .scale span:first-of-type': { transform: 'none', '&::before': { left: 0 } },
  '& .scale span:last-of-type': { transform: 'translateX(-100%)', '&::before': { left: 'auto', right: 0 } },
  [theme.breakpoints.down('sm')]: { '& .scale span:nth-of-type(even)': { display: 'none' } },
  '& figcaption': { display: 'grid', gap: 10, marginTop: 20, fontSize: '0.9375rem' },
  '& figcaption span': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& figcaption svg': { flex: 'none', marginTop: 1 },
  [theme.breakpoints.up('md')]: {
    '& figcaption': { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  },
}));

const length = 64;

/** Each severity has a shape of its own, not only a colour. */
const shapes = {
  low: 'M4 9h14v4H4z',
  medium: 'M11 3l9 16H2z',
  none: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
} as const;

const findings = [
  { feet: 12, severity: 'low', text: '12 ft, low: hairline crack, dry' },
  { feet: 31, severity: 'medium', text: '31 ft, medium: roots at an offset joint' },
  { feet: 48, severity: 'none', text: '48 ft, none: clay changes to PVC' },
] as const;

function Mark({ severity }: { readonly severity: keyof typeof shapes }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d={shapes[severity]} fill={`var(--mui-palette-severity-${severity})`} />
    </svg>
  );
}

const OnPipe = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: theme.vars.palette.background.paper,
  border: `2px solid ${theme.vars.palette.text.primary}`,
}));

/** The example's line drawn to scale, with its findings where they are. */
export function SampleRun() {
  return (
    <Figure>
      <div className="pipe" aria-hidden="true">
        <span className="pvc" />
        {findings.map(({ feet, severity }) => (
          <OnPipe key={feet} className="find" style={{ left: `${(feet / length) * 100}%` }}>
            <Mark severity={severity} />
          </OnPipe>
        ))}
      </div>
      <div className="scale" aria-hidden="true">
        {[0, 16, 32, 48, 64].map((feet) => (
          <span key={feet} style={{ left: `${(feet / length) * 100}%` }}>
            {feet === 0 ? 'House' : feet === length ? 'Main, 64 ft' : `${feet} ft`}
          </span>
        ))}
      </div>
      <figcaption>
        {findings.map(({ feet, severity, text }) => (
          <span key={feet}>
            <Mark severity={severity} />
            {text}
          </span>
        ))}
      </figcaption>
    </Figure>
  );
}
