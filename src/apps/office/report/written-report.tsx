import type { ComponentProps } from 'react';
import type { ReportReview } from '@domain/report/review';
import { reviewRecord } from '@domain/report/review-record';
import { ReportForm } from '@/features/report-form/report-form';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';

type WrittenReportProps = Omit<ComponentProps<typeof ReportForm>, 'review'>;

/** The report form, with what was submitted for its job. */
export function WrittenReport(props: WrittenReportProps) {
  const { bookingId } = props;
  const without = <ReportForm {...props} review={null} />;
  if (bookingId === null) return without;
  return (
    // Another inspector's review of a job that was reassigned can't be read.
    <ReadBoundary key={bookingId} fallback={() => without}>
      <OfJob {...props} bookingId={bookingId} />
    </ReadBoundary>
  );
}

function OfJob({ bookingId, ...props }: WrittenReportProps & { readonly bookingId: string }) {
  const read = useLiveDocument(reviewRecord, bookingId);
  const review: ReportReview | null = read.state === 'found' ? read.record : null;
  return <ReportForm {...props} bookingId={bookingId} review={review} />;
}
