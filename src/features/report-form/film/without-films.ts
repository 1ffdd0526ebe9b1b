import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';

/** The report without some of its films; what is a moment of a film that isn't in it keeps only the time. */
export function withoutFilms(report: ReportForm, ids: readonly string[]): ReportForm {
  const films = report.films.filter(({ id }) => !ids.includes(id));
  const inFilm = <Moment extends Pick<Finding, 'film'>>(moment: Moment): Moment | Omit<Moment, 'film'> => {
    const { film, ...rest } = moment;
    return film === undefined || films.some(({ id }) => id === film) ? moment : rest;
  };
  const { comparison } = report;
  return {
    ...report,
    films,
    findings: report.findings.map(inFilm),
    comparison: comparison && { ...comparison, rows: comparison.rows.map(inFilm) },
  };
}
