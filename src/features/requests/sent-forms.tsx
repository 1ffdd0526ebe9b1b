import { jobRecord } from '@domain/job/job-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { FormsBadge } from '@/shared/job/forms-badge';
import { damagedWords } from '@/ui/damaged-words';

function LiveForms({ bookingId }: { readonly bookingId: string }) {
  const job = useLiveDocument(jobRecord, bookingId);
  if (job.state === 'damaged') return damagedWords;
  return job.state === 'found' ? <FormsBadge status={job.record.forms_status} /> : null;
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
