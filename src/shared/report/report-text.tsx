import { writtenCost } from '@domain/report/estimated-cost';
import type { OpenListedReport } from '@domain/portal/listed-report';
import type { RepairPriority } from '@domain/report/repair-priorities';
import { severityWords } from '@domain/report/severity';
import { styled } from '@mui/material/styles';
import { SeverityMark } from './severity-mark';

const Priorities = styled('ul')({
  display: 'grid',
  gap: 12,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: '0 12px' },
  '& li > div': { display: 'grid', gap: 2 },
  '& svg': { marginTop: 2 },
});

interface ReportTextProps {
  readonly report: OpenListedReport;
  /** Whether the inspector's notes are shown too. */
  readonly withNotes?: boolean;
}

/** A report in short: summary, recommendations and, on request, the inspector's notes. */
export function ReportText({ report, withNotes = false }: ReportTextProps) {
  const { text, priorities } = report.recommendations;
  return (
    <>
      {report.amendment !== '' && (
        <p>
          <strong>Version {report.version}.</strong> Changed: {report.amendment}
        </p>
      )}
      <section className="part">
        <h3>Executive summary</h3>
        <p className="text">{report.summary}</p>
      </section>
      {(text !== '' || priorities.length > 0) && (
        <section className="part">
          <h3>Recommendations</h3>
          {text !== '' && <p className="text">{text}</p>}
          {priorities.length > 0 && (
            <Priorities>
              {priorities.map((priority, index) => (
                <Priority key={index} {...priority} />
              ))}
            </Priorities>
          )}
        </section>
      )}
      {withNotes && report.inspector_notes !== '' && (
        <section className="part">
          <h3>Inspector notes</h3>
          <p className="text">{report.inspector_notes}</p>
        </section>
      )}
    </>
  );
}

function Priority({ severity, footage, problem, recommendation, estimatedCost }: RepairPriority) {
  return (
    <li>
      <SeverityMark severity={severity} />
      <div>
        <span>
          <strong>{problem === '' ? 'Finding' : problem}</strong>
          {footage !== null && ` at ${footage} ft`}, {severityWords[severity].toLowerCase()} severity
        </span>
        {recommendation !== '' && <span>{recommendation}</span>}
        {estimatedCost !== '' && <span className="muted">Estimated cost {writtenCost(estimatedCost)}</span>}
      </div>
    </li>
  );
}
