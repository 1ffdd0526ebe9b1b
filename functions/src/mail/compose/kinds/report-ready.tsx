import { business } from '@domain/business/business';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { readReportPayment, type ReportPayment } from '../../../records/report/report-payment';
import { reports, type StoredReport } from '../../../records/report/stored-report';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, SubHeading } from '../templates/mail-parts';

interface ReadyReport {
  readonly report: StoredReport & { readonly id: string };
  readonly payment: ReportPayment;
  readonly url: string;
}

/** To the client: the link to the report; its summary only if it is paid or waived. */
export const composeReportReady: Composer = async (subjects, now) => {
  const found = await loadSubjects(reports(), subjects);
  const ready = await Promise.all(
    found.map(async (report) => {
      const key = await currentKey({ kind: 'report', subject: report.id }, now);
      const payment = await readReportPayment(report.id, report.booking_id);
      return key === null ? [] : [{ report, payment, url: reportUrl(key) }];
    }),
  );
  const all = ready.flat();
  const [first] = all;
  if (!first) return null;
  return {
    to: first.report.client_email,
    subject: 'Your sewer inspection report is ready',
    attachments: [],
    ...(await renderMail(<ReportReady reports={all} />)),
  };
};

function ReportReady({ reports }: { readonly reports: readonly ReadyReport[] }) {
  return (
    <MailLayout preview="Use the link to open your report." title="Your report is ready">
      {reports.map((ready) => (
        <OneReport key={ready.report.id} {...ready} />
      ))}
      <Paragraph>
        Anyone with this link can open the report, so share it only with people you trust. Questions? Reply to
        this email or call {business.phone.display}.
      </Paragraph>
    </MailLayout>
  );
}

function OneReport({ report, payment, url }: ReadyReport) {
  const form = toReportForm(report);
  const facts = (
    <Facts
      rows={[
        ['Property address', form.propertyAddress],
        ['Inspection date', longDate(form.inspectionDate)],
        ['Report ID', reportNumber(report.id)],
        ['Amount due', payment.state === 'unpaid' ? dollars(payment.amount) : ''],
      ]}
    />
  );
  if (payment.state === 'unpaid') {
    return (
      <>
        <Paragraph>
          {hello(form.clientName)} your report is ready. You can view it once it’s paid for.
        </Paragraph>
        {facts}
        <Action href={url}>Pay and view the report</Action>
      </>
    );
  }
  const verdict = verdictOn(form.findings);
  return (
    <>
      <Paragraph>{hello(form.clientName)} your report is ready.</Paragraph>
      {facts}
      <SubHeading>{verdictWords[verdict.name]}</SubHeading>
      <Paragraph>{verdict.reason}</Paragraph>
      <Paragraph>{form.summary}</Paragraph>
      {report.amendment !== '' && <Paragraph>Changed in this version: {report.amendment}</Paragraph>}
      <Action href={url}>View the report</Action>
    </>
  );
}
