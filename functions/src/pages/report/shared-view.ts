import type { ReportForm } from '@domain/report/report-form';
import { firstName } from '@domain/text/first-name';
import type { ReportShare, SharedParts } from '@domain/share/report-share';
import type { ReportView } from './report-view';

/** A report as shown to someone with whom its client shares it: only the parts that the client agreed to. */
export function sharedView(
  view: ReportView,
  share: Pick<ReportShare, 'parts' | 'recipient_name'>,
): ReportView {
  const { parts, recipient_name: recipient } = share;
  return {
    ...view,
    form: sharedForm(view.form, parts),
    amendment: '',
    photos: parts.photos ? view.photos : new Map(),
    earlierPhotos: parts.photos ? view.earlierPhotos : new Map(),
    films: parts.video ? view.films : [],
    earlierFilms: parts.video ? view.earlierFilms : new Map(),
    videoEnd: parts.video ? view.videoEnd : null,
    pdfUrl: parts.pdf ? view.pdfUrl : null,
    versions: [],
    sharedBy: sharedBy(view.form.clientName, recipient),
  };
}

/** `Shared by Jordan with Marcus Oyelaran`. */
export function sharedBy(clientName: string, recipient: string): string {
  const first = firstName(clientName);
  return recipient === '' ? `Shared by ${first}` : `Shared by ${first} with ${recipient}`;
}

/** The form reduced to the shared parts. */
export function sharedForm(form: ReportForm, { photos, costs, notes, video }: SharedParts): ReportForm {
  return {
    ...form,
    clientName: '',
    clientEmail: '',
    ...(!notes && { inspectorNotes: '' }),
    ...(!video && { videoLink: '', films: [] }),
    findings: form.findings.map((finding) => ({
      ...finding,
      proposedSeverity: '',
      severityReason: '',
      ...(!photos && { photos: [], photoMarks: [] }),
      ...(!costs && { estimatedCost: '' }),
      ...(!video && { videoTime: '', film: undefined, frame: undefined }),
    })),
    comparison: form.comparison && {
      ...form.comparison,
      rows: form.comparison.rows.map((row) => ({
        ...row,
        ...(!photos && { photos: [], photoMarks: [] }),
        ...(!video && { videoTime: '', film: undefined }),
        earlier: {
          ...row.earlier,
          ...(!photos && { photo: '' }),
          ...(!video && { videoTime: '', film: undefined }),
        },
      })),
    },
  };
}
