import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { cardRadius } from '@domain/brand/measures';
import { reviewWords, type ReportReview } from '@domain/report/review';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { InspectorMark } from '@/shared/inspector/inspector-mark';
import { openReviews } from '@/shared/report/reviews';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { StatusBadge } from '@/ui/status-badge';
import { shortInstant } from '@/ui/written-instant';

const Card = styled('section')(({ theme }) => ({
  padding: '16px 20px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: cardRadius,
  background: theme.vars.palette.background.paper,
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', paddingBlock: 12 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface ReviewsListProps {
  /** Whether inspectors' reports need approval, so that the list is shown also while it is empty. */
  readonly needed: boolean;
  readonly onOpen: (bookingId: string) => void;
}

/** Reports to review: those that wait for the office, then those that inspectors correct. */
export function ReviewsList({ needed, onOpen }: ReviewsListProps) {
  const list = useLiveList(openReviews);
  if (list.state === 'loading') return null;
  const { rows, damaged, confirmed } = list;
  if (!needed && rows.length === 0 && damaged.length === 0) return null;
  const waiting = rows.filter(({ state }) => state === 'submitted');
  const returned = rows.filter(({ state }) => state === 'returned');
  return (
    <Card aria-labelledby="reviews-list">
      <Typography id="reviews-list" variant="h6" component="h2">
        Reports to review{waiting.length > 0 && ` (${waiting.length}${list.hasMore ? '+' : ''})`}
      </Typography>
      <DamagedNote damaged={damaged} />
      {waiting.length === 0 && (
        <Typography sx={{ color: 'text.secondary', paddingBlock: 1 }}>
          {confirmed
            ? 'None right now. Reports that inspectors submit are listed here.'
            : 'No reports are saved on this device. They’ll appear once you’re connected.'}
        </Typography>
      )}
      <ul>
        {[...waiting, ...returned].map((review) => (
          <ReviewRow key={review.id} review={review} onOpen={onOpen} />
        ))}
      </ul>
      {list.hasMore && <ShowMore onShow={list.showMore}>Show more reports</ShowMore>}
    </Card>
  );
}

interface ReviewRowProps extends Pick<ReviewsListProps, 'onOpen'> {
  readonly review: ReportReview;
}

function ReviewRow({ review, onOpen }: ReviewRowProps) {
  const { state, client_name: client } = review;
  const waits = state === 'submitted';
  const label = waits ? 'Review' : 'View';
  return (
    <li>
      <div>
        <strong dir="auto">{client}</strong>
        <small dir="auto">{review.property_address}</small>
        <small>
          <InspectorMark uid={review.inspector_id} />, {shortInstant(review.submitted_at)}
        </small>
      </div>
      {!waits && <StatusBadge tone="pending">{reviewWords(review)}</StatusBadge>}
      {waits && review.submission > 1 && <StatusBadge tone="in_progress">Corrected</StatusBadge>}
      <Button
        variant={waits ? 'contained' : 'outlined'}
        color={waits ? 'primary' : 'inherit'}
        aria-label={`${label}: ${client}`}
        onClick={() => onOpen(review.id)}
      >
        {label}
      </Button>
    </li>
  );
}
