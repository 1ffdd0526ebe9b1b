import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { severityShapes } from '@domain/brand/severity-shapes';
import { worstFirst } from '@domain/report/numbered-findings';
import { pipeMapOf } from '@domain/report/pipe-map';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { SeverityMark } from '@/shared/report/severity-mark';
import type { FindingValues } from './report-values';

const Preview = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .verdict': { display: 'flex', gap: 12, alignItems: 'center', ...theme.typography.h5 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > svg': { width: '100%', maxWidth: 420 },
  '& text': { fill: theme.vars.palette.text.secondary, fontSize: 13 },
  '& .wall': { fill: theme.vars.palette.primary.main },
  '& .bore': { fill: theme.vars.palette.band },
  '& .unseen': { fill: 'none', stroke: theme.vars.palette.text.secondary, strokeDasharray: '4 4' },
  ...Object.fromEntries(
    (['none', 'low', 'medium', 'high'] as const).map((severity) => [
      `& .${severity}`,
      { fill: theme.vars.palette.severity[severity] },
    ]),
  ),
}));

interface ReportPreviewProps {
  readonly findings: readonly FindingValues[];
  readonly linearFootage: string;
  readonly distanceToMain: string;
  readonly summary: string;
}

const feet = (text: string): number | null => {
  const figure = Number(text);
  return text.trim() === '' || !Number.isFinite(figure) || figure < 0 ? null : figure;
};

/** What the client sees first: the verdict, its reason, and the findings along the pipe. */
export const ReportPreview = memo(function ReportPreview({
  findings,
  linearFootage,
  distanceToMain,
  summary,
}: ReportPreviewProps) {
  const judged = findings.flatMap(({ id, severity, mainProblem, footage }) =>
    severity === ''
      ? []
      : [{ id, severity, mainProblem: mainProblem.trim() || 'A finding', footage: feet(footage) }],
  );
  // A report without findings says that there is nothing to do, but a form that is still empty doesn't.
  const verdict = judged.length > 0 || summary.trim() !== '' ? verdictOn(worstFirst(judged)) : null;
  const map = pipeMapOf({
    linearFootage: feet(linearFootage),
    distanceToMain: feet(distanceToMain),
    findings: judged,
  });
  return (
    <Preview aria-labelledby="report-preview">
      <h2 id="report-preview">What the client sees first</h2>
      {verdict ? (
        <>
          <div className="verdict">
            <SeverityMark severity={verdict.severity} size={28} />
            {verdictWords[verdict.name]}
          </div>
          <p>{verdict.reason}</p>
        </>
      ) : (
        <p>Nothing to preview yet. It starts with a finding or the summary.</p>
      )}
      {map && (
        <svg viewBox="0 0 320 70" role="img" aria-label={`The sewer line to scale, ${map.length} feet.`}>
          <rect className="wall" x="8" y="34" width={304 * (map.inspected / map.length)} height="14" rx="2" />
          <rect className="bore" x="8" y="38" width={304 * (map.inspected / map.length)} height="6" />
          {map.inspected < map.length && (
            <rect
              className="unseen"
              x={8 + 304 * (map.inspected / map.length)}
              y="34.5"
              width={304 * (1 - map.inspected / map.length)}
              height="13"
            />
          )}
          {map.marks.map(({ findingId, at, severity }) => (
            <path
              key={findingId}
              className={severity}
              d={severityShapes[severity]}
              transform={`translate(${8 + 304 * at - 8} 12) scale(.727)`}
            />
          ))}
          <text x="8" y="66">
            House
          </text>
          <text x="312" y="66" textAnchor="end">
            {map.reachesMain ? `Main, ${map.length} ft` : `${map.length} ft`}
          </text>
        </svg>
      )}
    </Preview>
  );
});
