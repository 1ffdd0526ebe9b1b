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
    videoEnd: parts.notes ? view.videoEnd : null,
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
export function sharedForm(form: ReportForm, { photos, costs, notes }: SharedParts): ReportForm {
  return {
    ...form,
    clientName: '',
    clientEmail: '',
    ...(!notes && { inspectorNotes: '', videoLink: '' }),
    findings: form.findings.map((finding) => ({
      ...finding,
      ...(!photos && { photos: [], photoMarks: [] }),
      ...(!costs && { estimatedCost: '' }),
      ...(!notes && { videoTime: '' }),
    })),
  };
}
