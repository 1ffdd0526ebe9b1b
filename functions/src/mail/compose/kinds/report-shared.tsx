import { toReportForm } from '@domain/report/report-record';
import { firstName } from '@domain/text/first-name';
import { longDate } from '@domain/time/calendar-date';
import { currentKey } from '../../../records/access/access-keys';
import { reportUrl } from '../../../records/access/report-key';
import { isOpen, ownReport } from '../../../records/report/own-report';
import { reports, type StoredReport } from '../../../records/report/stored-report';
import { reportShares } from '../../../records/share/stored-share';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';

interface SharedReport {
  readonly shareId: string;
  readonly report: StoredReport;
  readonly url: string;
}

/**
 * To whom a client shares a report with: the link, and nothing of the report. Not sent once the share has ended, and not
 * while the report is locked or its job is being deleted.
 */
export const composeReportShared: Composer = async (subjects, now) => {
  const open = (await loadSubjects(reportShares(), subjects)).filter(
    ({ revoked_at: revoked, recipient_email: email }) => revoked === null && email !== '',
  );
  const found = await Promise.all(
    open.map(async ({ id, report_id: reportId }): Promise<readonly SharedReport[]> => {
      const key = await currentKey({ kind: 'share', subject: id }, now);
      const report = (await reports().doc(reportId).get()).data();
      const own = report && (await ownReport(reportId, report));
      return key === null || !own || !isOpen(own) ? [] : [{ shareId: id, report, url: reportUrl(key) }];
    }),
  );
  const shared = found.flat();
  const [first] = open;
  if (!first || shared.length === 0) return null;
  return {
    to: first.recipient_email,
    subject: 'A sewer inspection report was shared with you',
    attachments: [],
    ...(await renderMail(<ReportShared shared={shared} />)),
  };
};

function ReportShared({ shared }: { readonly shared: readonly SharedReport[] }) {
  return (
    <MailLayout
      preview="Use the link to open the report."
      title="A sewer inspection report was shared with you"
    >
      <Paragraph>Hello, one of our clients wants you to see their sewer inspection report.</Paragraph>
      {shared.map((one) => (
        <OneReport key={one.shareId} {...one} />
      ))}
      <Paragraph>
        The link shows what our client chose to share, and works until they turn it off. If you weren’t
        expecting this, you can ignore this email.
      </Paragraph>
    </MailLayout>
  );
}

function OneReport({ report, url }: SharedReport) {
  const { clientName, propertyAddress, inspectionDate } = toReportForm(report);
  return (
    <>
      <Facts
        rows={[
          ['Shared by', firstName(clientName)],
          ['Property address', propertyAddress],
          ['Inspection date', longDate(inspectionDate)],
        ]}
      />
      <Action href={url}>View the report</Action>
    </>
  );
}
