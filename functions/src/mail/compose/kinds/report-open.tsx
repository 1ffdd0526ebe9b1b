import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { longDate } from '@domain/time/calendar-date';
import { phoneNow } from '../../../platform/phone-now';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { readFilmsStanding } from '../../../records/film/read-films-standing';
import { readReportPayment } from '../../../records/report/report-payment';
import { reports, type StoredReport } from '../../../records/report/stored-report';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { reportValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { FilmFollows } from './film-follows';
import { Opening } from './opening';

interface OpenedReport {
  readonly report: StoredReport & { readonly id: string };
  readonly paid: boolean;
  /** Whether a film of it is still to arrive. */
  readonly coming: boolean;
  readonly url: string;
}

/** To the client: the report is now paid and can be viewed, with its summary. */
export const composeReportOpen: Composer = async (subjects, now) => {
  const found = await loadSubjects(reports(), subjects);
  const opened = await Promise.all(
    found.map(async (report) => {
      const key = await currentKey({ kind: 'report', subject: report.id }, now);
      const { state } = await readReportPayment(report.id, report.booking_id);
      if (key === null || state === 'unpaid') return [];
      const { coming } = await readFilmsStanding(report, now);
      return [{ report, paid: state === 'paid', coming, url: reportUrl(key) }];
    }),
  );
  const all = opened.flat();
  const [first] = all;
  if (!first) return null;
  // The words may thank for a payment.
  const wording = wordingOf(
    'report_open',
    all.map(({ report, paid }) => (paid ? reportValues(report) : null)),
  );
  return {
    to: first.report.client_email,
    subject: wording.subject ?? 'Your sewer inspection report is ready to view',
    attachments: [],
    ...(await renderMail(<ReportOpen reports={all} wording={wording} />)),
  };
};

interface ReportOpenProps {
  readonly reports: readonly OpenedReport[];
  readonly wording: Wording;
}

function ReportOpen({ reports, wording }: ReportOpenProps) {
  return (
    <MailLayout preview="You can read the whole report now." title="Your report is ready to view">
      {reports.map((opened) => (
        <OneReport key={opened.report.id} {...opened} wording={wording} />
      ))}
      <Paragraph>
        Anyone with this link can open the report, so share it only with people you trust. Questions? Reply to
        this email or call {phoneNow().display}.
      </Paragraph>
    </MailLayout>
  );
}

function OneReport({ report, paid, coming, url, wording }: OpenedReport & { readonly wording: Wording }) {
  const form = toReportForm(report);
  const verdict = verdictOn(form.findings);
  return (
    <>
      <Opening
        wording={wording}
        name={form.clientName}
        {...(!paid && { standard: 'nothing is due for your report. It’s ready to view.' })}
      />
      <Facts
        rows={[
          ['Property address', form.propertyAddress],
          ['Inspection date', longDate(form.inspectionDate)],
          ['Report ID', reportNumber(report.id)],
        ]}
      />
      <SubHeading>{verdictWords[verdict.name]}</SubHeading>
      <Paragraph>{verdict.reason}</Paragraph>
      <Paragraph>{form.summary}</Paragraph>
      <FilmFollows coming={coming} />
      <Action href={url}>View the report</Action>
    </>
  );
}
