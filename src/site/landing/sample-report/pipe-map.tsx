import { severityWords } from '@domain/report/severity';
import { styled } from '@mui/material/styles';
import { SeverityMark } from '@/shared/report/severity-mark';
import { sampleFindings, sampleLength } from './sample-findings';

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  '& .pipe': {
    position: 'relative',
    forcedColorAdjust: 'none',
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
  '& .find': {
    position: 'absolute',
    top: -6,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 32,
    height: 32,
    marginLeft: -16,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    border: `2px solid ${theme.vars.palette.text.primary}`,
  },
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
  '& figcaption': {
    display: 'grid',
    gap: '10px 32px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    marginTop: 20,
    fontSize: '0.9375rem',
  },
  '& figcaption span': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& figcaption svg': { flex: 'none', marginTop: 1 },
}));

const onLine = (feet: number) => ({ left: `${(feet / sampleLength) * 100}%` });

/** The sample's sewer line drawn to scale, with its findings. */
export function PipeMap() {
  return (
    <Figure>
      <div className="pipe" aria-hidden="true">
        <span className="pvc" />
        {sampleFindings.map(({ feet, severity }) => (
          <span key={feet} className="find" style={onLine(feet)}>
            <SeverityMark severity={severity} />
          </span>
        ))}
      </div>
      <div className="scale" aria-hidden="true">
        {[0, 16, 32, 48, sampleLength].map((feet) => (
          <span key={feet} style={onLine(feet)}>
            {feet === 0 ? 'House' : feet === sampleLength ? `Main, ${feet} ft` : `${feet} ft`}
          </span>
        ))}
      </div>
      <figcaption>
        {sampleFindings.map(({ feet, severity, problem }) => (
          <span key={feet}>
            <SeverityMark severity={severity} />
            <span>
              {feet} ft, {severityWords[severity].toLowerCase()}: {problem}
            </span>
          </span>
        ))}
      </figcaption>
    </Figure>
  );
}
