import { sampleReport } from '@domain/business/sample-report';
import { writtenDate } from '@domain/time/written-date';
import { styled } from '@mui/material/styles';
import { SeverityMark } from '@/shared/report/severity-mark';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '16px 32px',
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, textWrap: 'balance' },
  '& svg': { verticalAlign: '-4px', marginRight: 6 },
}));

const facts = [
  ['Inspection date', writtenDate(sampleReport.date)],
  ['Property address', sampleReport.address],
  ['Line material', 'Clay, then PVC from 48 ft'],
] as const;

/** The facts at the top of the sample report. */
export function SampleFacts() {
  return (
    <List>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>Overall condition</dt>
        <dd>
          <SeverityMark severity="medium" />
          Medium: repair one joint
        </dd>
      </div>
    </List>
  );
}
