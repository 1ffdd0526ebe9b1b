import type { Comparison } from '@domain/report/compare/comparison';
import { placeThen, seriesOf, type SeriesPoint } from '@domain/report/compare/finding-series';
import type { ReportForm } from '@domain/report/report-form';
import { severityWords } from '@domain/report/severity';
import { writtenDate } from '@domain/time/written-date';

interface SeriesTableProps {
  readonly comparison: Comparison;
  readonly form: ReportForm;
}

/** Every finding over all years. */
export function SeriesTable({ comparison, form }: SeriesTableProps) {
  const { dates, rows } = seriesOf(comparison, form.findings, form.inspectionDate);
  if (comparison.kind !== 'year' || rows.length === 0) return null;
  return (
    <>
      <h2>Over the years</h2>
      <div className="series" role="region" aria-label="Findings over the years" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Finding</th>
              {dates.map((date) => (
                <th key={date} scope="col">
                  {writtenDate(date)}
                </th>
              ))}
              <th scope="col">Since then</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, mainProblem, points, outcome }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {mainProblem}
                </th>
                {points.map((point) => (
                  <td key={point.date} data-date={writtenDate(point.date)}>
                    {pointWords(point)}
                  </td>
                ))}
                <td data-date="Since then">
                  <strong>{outcome}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `Low, 32 ft`; a dash where it wasn't seen. */
function pointWords({ seen }: SeriesPoint): string {
  if (!seen) return '–';
  return [severityWords[seen.severity], placeThen(seen)].filter(Boolean).join(', ');
}
