import { remindedFindings, returnService } from '@domain/outreach/report-reminder';
import { toReportForm } from '@domain/report/report-record';
import type { ReportForm } from '@domain/report/report-form';
import { verdictOn, verdictWords } from '@domain/report/verdict';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { unsubscribeUrl } from '../../../records/contact-preferences/unsubscribe-token';
import { readReminderStanding } from '../../../records/outreach/read-reminder-standing';
import { reports } from '../../../records/report/stored-report';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { reportValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, SubHeading, type Fact } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';

/**
 * To the client: that the line should be scoped again, with what was found. Not sent once it was declined, the property has
 * something newer, the link was revoked, the report is locked or gone, or its day is too long ago.
 */
export const composeInspectionReminder: Composer = async (subjects, now) => {
  const [report] = await loadSubjects(reports(), subjects);
  if (report?.reminder?.state !== 'queued') return null;
  const key = await currentKey({ kind: 'report', subject: report.id }, now);
  const standing = await readReminderStanding({ id: report.id, report }, now);
  if (key === null || standing !== 'due') return null;
  const wording = wordingOf('inspection_reminder', [reportValues(report)]);
  const unsubscribe = unsubscribeUrl(report.client_email);
  return {
    to: report.client_email,
    subject: wording.subject ?? 'Time to have your sewer line scoped again',
    attachments: [],
    unsubscribeUrl: unsubscribe,
    ...(await renderMail(
      <InspectionReminder
        form={toReportForm(report)}
        wording={wording}
        url={reportUrl(key)}
        unsubscribeUrl={unsubscribe}
      />,
    )),
  };
};

interface ReminderProps {
  readonly form: ReportForm;
  readonly wording: Wording;
  /** Of the report. */
  readonly url: string;
  readonly unsubscribeUrl: string;
}

function InspectionReminder({ form, wording, url, unsubscribeUrl: unsubscribe }: ReminderProps) {
  const service = returnService(settingsNow().services);
  return (
    <MailLayout
      preview="What we found last time, and how to book another look."
      title="Time for another look"
      unsubscribeUrl={unsubscribe}
    >
      <Opening wording={wording} name={form.clientName} />
      <Facts
        rows={[
          ['Property address', form.propertyAddress],
          ['Last inspection', longDate(form.inspectionDate)],
        ]}
      />
      <SubHeading>What we found</SubHeading>
      <Facts rows={foundRows(form)} />
      <SubHeading>What we suggest</SubHeading>
      <Facts
        rows={[
          ['Inspection', service.title],
          ['Price', dollars(service.price)],
          ['Report', service.turnaround],
        ]}
      />
      <Action href={`${url}/book`}>Book another inspection</Action>
      <Action href={url} secondary>
        View your last report
      </Action>
      <Paragraph>
        Already had it looked at? Then there’s nothing to do: we only remind you once. Questions? Reply to
        this email or call {phoneNow().display}.
      </Paragraph>
    </MailLayout>
  );
}

/** The findings that ask for another look, with what the report recommends; or the verdict where none does. */
function foundRows(form: ReportForm): readonly Fact[] {
  const findings = remindedFindings(form);
  if (findings.length === 0) return [['Last result', verdictWords[verdictOn(form.findings).name]]];
  return findings.map(({ mainProblem, footage, recommendation }) => [
    footage === null ? mainProblem : `${mainProblem} at ${footage} ft`,
    recommendation,
  ]);
}
