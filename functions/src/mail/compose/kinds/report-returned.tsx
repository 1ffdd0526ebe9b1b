import { reportOfJobAddress } from '@domain/office/review-address';
import { commentLabel } from '@domain/report/review-fields';
import { reviewedForm } from '@domain/report/review-record';
import { counted } from '@domain/text/counted';
import { referenceOf } from '@domain/text/reference';
import { admins } from '../../../platform/admins';
import { config } from '../../../platform/config';
import { reportReviews, type StoredReview } from '../../../records/report/stored-review';
import type { Composer } from '../composer';
import { loadRecords, loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';

type LoadedReview = StoredReview & { readonly id: string };

/** To an inspector: their reports that the office sent back, with its comments. Not sent once they were submitted again. */
export const composeReportReturned: Composer = async (subjects) => {
  const reviews = (await loadSubjects(reportReviews(), subjects)).filter(({ state }) => state === 'returned');
  const [first] = reviews;
  if (!first) return null;
  const [inspector] = await loadRecords(admins(), [first.inspector_id]);
  // It names clients, so nobody gets it whose access is turned off.
  if (!inspector?.active) return null;
  const title = reviews.length === 1 ? titleOf(first) : `${reviews.length} reports were sent back`;
  const bodies = await renderMail(<ReportReturned reviews={reviews} title={title} />);
  return { to: inspector.email, subject: title, attachments: [], ...bodies };
};

function titleOf({ id, comments }: LoadedReview): string {
  return `Report sent back with ${counted(comments.length, 'comment')} (${referenceOf(id)})`;
}

interface ReturnedProps {
  readonly reviews: readonly LoadedReview[];
  readonly title: string;
}

function ReportReturned({ reviews, title }: ReturnedProps) {
  return (
    <MailLayout preview={reviews.map(titleOf).join('; ')} title={title}>
      <Paragraph>
        {reviews.length === 1
          ? 'The office looked at your report and asks for changes. Make them, then submit it again.'
          : 'The office looked at your reports and asks for changes. Make them, then submit the reports again.'}
      </Paragraph>
      {reviews.map((review) => (
        <div key={review.id}>
          {reviews.length > 1 && <SubHeading>{titleOf(review)}</SubHeading>}
          <Quoted
            leadIn="The report says:"
            rows={[
              ['Client', review.client_name],
              ['Property address', review.property_address],
            ]}
          />
          <Quoted leadIn="The office asks:" rows={commentRows(review)} />
          <Action href={`${config.siteUrl}${reportOfJobAddress(review.id)}`} secondary={reviews.length > 1}>
            Open the report
          </Action>
        </div>
      ))}
    </MailLayout>
  );
}

function commentRows(review: LoadedReview): readonly (readonly [string, string])[] {
  const findings = reviewedForm(review)?.findings ?? [];
  return review.comments.map((comment) => [commentLabel(comment, findings), comment.text]);
}
