import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';

/** The report without some of its films; a finding of a film that isn't in it keeps only the time. */
export function withoutFilms(report: ReportForm, ids: readonly string[]): ReportForm {
  const films = report.films.filter(({ id }) => !ids.includes(id));
  const findings = report.findings.map((finding): Finding => {
    const { film, ...rest } = finding;
    return film === undefined || films.some(({ id }) => id === film) ? finding : rest;
  });
  return { ...report, films, findings };
}
