import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { SampleRun } from './sample-run';
import { SampleVideo, sampleVideoId } from './sample-video';

const Card = styled('div')(({ theme }) => ({
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: 'clamp(20px, 3vw, 32px)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& .example': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    alignSelf: 'center',
  },
  '& .inside': { display: 'grid', gap: 28, padding: 'clamp(20px, 3vw, 32px)' },
  '& dl': {
    display: 'grid',
    gap: '16px 32px',
    margin: 0,
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd svg': { verticalAlign: '-4px', marginRight: 6, color: theme.vars.palette.severity.medium },
  '& .summary': { borderLeft: `4px solid ${theme.vars.palette.secondary.main}`, paddingLeft: 16 },
  '& .summary h4': { ...theme.typography.h5, margin: '0 0 4px' },
  '& .summary p': { margin: 0, maxWidth: '65ch' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

const facts = [
  ['Inspection date', 'March 12, 2026'],
  ['Property address', '1420 E Harvard Ave, Salt Lake City'],
  ['Line material', 'Clay, then PVC from 48 ft'],
] as const;

const opensVideo = { commandfor: sampleVideoId, command: 'show-modal' };

/** An example report, so that people see what they will get. */
export function SampleReportSection() {
  return (
    <Card>
      <div className="head">
        <h3>Sewer Scope Report</h3>
        <p className="example">An example. House and findings are invented.</p>
      </div>
      <div className="inside">
        <dl>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>Overall condition</dt>
            <dd>
              <Icon name="alert" />
              Medium: repair one joint
            </dd>
          </div>
        </dl>
        <SampleRun />
        <div className="summary">
          <h4>Inspector summary</h4>
          <p>
            The line flows, and most of it is sound. Roots come in at one joint at 31 ft, where the pipe has
            also shifted by about half an inch. Have the roots cut now and that joint repaired within a year.
            Nothing else needs work.
          </p>
        </div>
        <div className="actions">
          <Button variant="outlined" color="inherit" startIcon={<Icon name="play" />} {...opensVideo}>
            View Sample Video
          </Button>
          <Button variant="contained" href="#contact">
            Request Sample Report
          </Button>
        </div>
      </div>
      <SampleVideo />
    </Card>
  );
}
