import { toReportForm } from '@domain/report/report-record';
import type { ReportForm } from '@domain/report/report-form';
import { longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { unsubscribeUrl } from '../../../records/contact-preferences/unsubscribe-token';
import { readReviewStanding } from '../../../records/outreach/read-review-standing';
import { reports } from '../../../records/report/stored-report';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { reportValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';

/**
 * To the client: a request for a review, the same for every client. Not sent once the payment was undone, or the report or
 * its job is gone. That the person wasn't asked lately was decided when it was queued.
 */
export const composeReviewRequest: Composer = async (subjects, now) => {
  const [report] = await loadSubjects(reports(), subjects);
  if (report?.review_state !== 'queued') return null;
  if ((await readReviewStanding({ id: report.id, report, askedAt: null }, now)) !== 'ask') return null;
  const wording = wordingOf('review_request', [reportValues(report)]);
  const unsubscribe = unsubscribeUrl(report.client_email);
  return {
    to: report.client_email,
    subject: wording.subject ?? 'How did we do?',
    attachments: [],
    unsubscribeUrl: unsubscribe,
    ...(await renderMail(
      <ReviewRequest form={toReportForm(report)} wording={wording} unsubscribeUrl={unsubscribe} />,
    )),
  };
};

interface ReviewProps {
  readonly form: ReportForm;
  readonly wording: Wording;
  readonly unsubscribeUrl: string;
}

function ReviewRequest({ form, wording, unsubscribeUrl: unsubscribe }: ReviewProps) {
  return (
    <MailLayout
      preview="Your honest opinion helps others decide."
      title="How did we do?"
      unsubscribeUrl={unsubscribe}
    >
      <Opening wording={wording} name={form.clientName} />
      <Facts
        rows={[
          ['Property address', form.propertyAddress],
          ['Inspection date', longDate(form.inspectionDate)],
        ]}
      />
      <Action href={settingsNow().contact.reviewUrl ?? config.siteUrl}>Write a review</Action>
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
