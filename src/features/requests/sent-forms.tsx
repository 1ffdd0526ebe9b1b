import { collections } from '@domain/firestore/paths';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { readFormsStatus } from '@/shared/job/read-forms-status';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { FormsBadge } from '@/shared/job/forms-badge';

function LiveForms({ bookingId }: { readonly bookingId: string }) {
  const job = useLiveDocument(collections.bookings, bookingId);
  return job.state === 'found' ? <FormsBadge status={readFormsStatus(job.document)} /> : null;
}

/** Which of the sent forms have come in, live; nothing where none were sent. */
export function SentForms({ bookingId }: { readonly bookingId: string | null }) {
  if (bookingId === null) return null;
  return (
    <ReadBoundary fallback={() => null}>
      <LiveForms bookingId={bookingId} />
    </ReadBoundary>
  );
}
