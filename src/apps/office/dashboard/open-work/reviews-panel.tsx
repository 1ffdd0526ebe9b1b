import { Link } from 'react-router-dom';
import { reviewAddress } from '@domain/office/review-address';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { shortInstant } from '@/ui/written-instant';
import { useReviews } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

/** The reports that inspectors submitted and that wait for approval. */
export function ReviewsPanel() {
  const reviews = useReviews();
  return (
    <WorkPanel
      title={reviews.rows.length === 0 ? 'Reports to review' : `Reports to review (${reviews.rows.length})`}
      works={[reviews]}
      none="No reports wait for approval."
    >
      <WorkRows>
        {reviews.rows.map(({ id, client_name: client, inspector_id: uid, submitted_at: at }) => (
          <li key={id}>
            <div>
              <Link to={reviewAddress(id)} dir="auto">
                {client}
              </Link>
              <small>
                <InspectorMark uid={uid} />
              </small>
            </div>
            <span>{shortInstant(at)}</span>
          </li>
        ))}
      </WorkRows>
      {reviews.orMore && <p>More wait: see Create Report.</p>}
    </WorkPanel>
  );
}
