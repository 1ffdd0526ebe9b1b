import { percentAt, stepCount } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';

const Words = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.5,
  '& span:last-of-type': { color: theme.vars.palette.text.secondary },
}));

const nose = 'var(--nose)';

const Pipe = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 28,
  overflow: 'clip',
  '& .line, & .passed': {
    position: 'absolute',
    top: 12,
    left: 0,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.divider,
    width: '100%',
  },
  '& .passed': { width: nose, backgroundColor: theme.vars.palette.primary.main },
  '& i': {
    position: 'absolute',
    top: 8,
    width: 2,
    height: 12,
    translate: '-100% 0',
    borderRadius: 1,
    backgroundColor: theme.vars.palette.fieldLine,
    '&[data-passed]': { backgroundColor: theme.vars.palette.primary.main },
  },
  '& svg': {
    position: 'absolute',
    top: 4,
    left: `calc(${nose} - 26px)`,
    overflow: 'visible',
    fill: theme.vars.palette.background.paper,
    stroke: theme.vars.palette.secondary.main,
    strokeWidth: 2,
    strokeLinecap: 'round',
    '& .beam': { stroke: 'none', fill: 'url(#camera-beam)' },
    '& stop': { stopColor: theme.vars.palette.secondary.main },
    '& .lens': { stroke: 'none', fill: theme.vars.palette.secondary.main },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& .passed': { transition: 'width 220ms ease-out' },
    '& svg': { transition: 'left 220ms ease-out' },
  },
  '@media (forced-colors: active)': { '& .line': { border: '1px solid' } },
}));

const ticks = Array.from({ length: stepCount }, (_, index) => index + 1);

/** Stepper of the questionnaire: a camera moving along a pipe with ten ticks. */
export function ProgressStepper({ step }: { readonly step: number }) {
  const percent = percentAt(step);
  const words = `Step ${step} of ${stepCount}`;
  return (
    <div>
      <Words>
        <span>{words}</span>
        <span>{percent}%</span>
      </Words>
      <Pipe
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words}, ${percent}%`}
        style={{ ['--nose' as string]: `${percent}%` }}
      >
        <span className="line" />
        <span className="passed" />
        {ticks.map((tick) => (
          <i key={tick} data-passed={tick <= step || undefined} style={{ left: `${percentAt(tick)}%` }} />
        ))}
        <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true" focusable="false">
          <linearGradient id="camera-beam">
            <stop stopOpacity="0.45" />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
          <path className="beam" d="M25 6 68-3v26L25 14Z" />
          <rect x="1" y="2" width="24" height="16" rx="8" />
          <circle className="lens" cx="18" cy="10" r="3.5" />
          <path d="M7 7v6" />
        </svg>
      </Pipe>
    </div>
  );
}
