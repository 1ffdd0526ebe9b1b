import { business } from '@domain/business/business';
import { reviewAddress } from '@domain/office/review-address';
import { referenceOf } from '@domain/text/reference';
import { config } from '../../../platform/config';
import { reportReviews, type StoredReview } from '../../../records/report/stored-review';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';

type LoadedReview = StoredReview & { readonly id: string };

/** To the office: reports that inspectors submitted and that still wait for approval. */
export const composeOfficeReportSubmitted: Composer = async (subjects) => {
  const reviews = (await loadSubjects(reportReviews(), subjects)).filter(
    ({ state }) => state === 'submitted',
  );
  const [first] = reviews;
  if (!first) return null;
  const title = reviews.length === 1 ? titleOf(first) : `${reviews.length} reports to review`;
  const bodies = await renderMail(<OfficeReportSubmitted reviews={reviews} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf({ id, submission }: LoadedReview): string {
  return `${submission === 1 ? 'Report to review' : 'Corrected report to review'} (${referenceOf(id)})`;
}

interface SubmittedProps {
  readonly reviews: readonly LoadedReview[];
  readonly title: string;
}

function OfficeReportSubmitted({ reviews, title }: SubmittedProps) {
  return (
    <MailLayout preview={reviews.map(titleOf).join('; ')} title={title}>
      <Paragraph>
        {reviews.length === 1
          ? 'An inspector submitted this report. The client gets it once you approve it.'
          : 'Inspectors submitted these reports. The clients get them once you approve them.'}
      </Paragraph>
      {reviews.slice(0, listedAtMost).map((review) => (
        <div key={review.id}>
          {reviews.length > 1 && <SubHeading>{titleOf(review)}</SubHeading>}
          <Quoted
            leadIn="The report says:"
            rows={[
              ['Inspector', review.inspector?.name ?? ''],
              ['Client', review.client_name],
              ['Property address', review.property_address],
            ]}
          />
          <Action href={`${config.siteUrl}${reviewAddress(review.id)}`} secondary={reviews.length > 1}>
            Review the report
          </Action>
        </div>
      ))}
      <AndMore count={reviews.length} />
    </MailLayout>
  );
}
