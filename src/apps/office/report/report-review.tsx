import Button from '@mui/material/Button';
import { reviewRecord } from '@domain/report/review-record';
import { ReviewPanel } from '@/features/report-form/review/review-panel';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { TabLoading } from '../tab-loading';

interface ReportReviewProps {
  readonly owner: string;
  readonly bookingId: string;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}

/** The submitted report that the address names. */
export function ReportReview({ owner, bookingId, onCorrect, onClose }: ReportReviewProps) {
  const read = useLiveDocument(reviewRecord, bookingId);
  if (read.state === 'loading') return <TabLoading />;
  if (read.state !== 'found') {
    return (
      <EmptyState
        title={
          read.state === 'damaged' ? 'This report can’t be shown' : 'This report isn’t in review anymore'
        }
        action={
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Back to Create Report
          </Button>
        }
      >
        {read.state === 'damaged'
          ? 'Its data is damaged. This is reported automatically.'
          : 'Its job was deleted, or it isn’t saved on this device.'}
      </EmptyState>
    );
  }
  return (
    <>
      <div>
        <Button color="inherit" startIcon={<Icon name="arrow-left" size={18} />} onClick={onClose}>
          Back to Create Report
        </Button>
      </div>
      <ReviewPanel
        owner={owner}
        review={read.record}
        call={callAsAdmin}
        onCorrect={onCorrect}
        onDecided={onClose}
      />
    </>
  );
}
