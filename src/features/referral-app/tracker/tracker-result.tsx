import { trackedAtMost } from '@domain/referral/track-referrals';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { CoreIcon } from '@/ui/core-icon';
import { PlainButton } from '@/ui/plain-button';
import { visuallyHidden } from '@/ui/visually-hidden';
import { CallUs } from '@/ui/call-us';
import { CallText } from '@/ui/call-text';
import { ScreenLoading } from '../screen-loading';
import { TrackedRow } from './tracked-row';
import { TrackerTotals } from './tracker-totals';
import type { TrackerView } from './use-tracker';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const Remark = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

interface TrackerResultProps {
  readonly view: TrackerView;
  /** The mailed link's key; empty for none. */
  readonly link: string;
  readonly offline: boolean;
  readonly onRetry: () => void;
}

/** The search results, or why there are none. */
export function TrackerResult({ view, link, offline, onRetry }: TrackerResultProps) {
  if (view.state === 'idle') return null;
  if (view.state === 'searching') return <ScreenLoading />;
  if (view.state === 'failed') return <Failed said={view.said} {...{ offline, onRetry }} />;
  const { referrals, more, totals } = view.answer;
  if (referrals.length === 0) {
    return (
      <div role="status">
        <EmptyState title="No referrals found">
          We couldn't find any referrals associated with this phone number.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {referrals.length === 1 ? '1 referral found' : `${referrals.length} referrals found`}
      </p>
      {/* A server from before there were totals sends none. */}
      {totals && <TrackerTotals totals={totals} />}
      <List aria-label="Your referrals">
        {referrals.map((referral, index) => (
          <TrackedRow key={referral.kind === 'full' ? referral.id : index} referral={referral} link={link} />
        ))}
      </List>
      {more && (
        <Remark>
          These are the {trackedAtMost} most recent. <CallUs>Call us</CallUs> about earlier ones.
        </Remark>
      )}
      {referrals.some(({ kind }) => kind === 'masked') && (
        <Remark>
          Some show only a summary because they were sent from another device. Sign in, or use the link in our
          email to you, to see yours in full.
        </Remark>
      )}
    </>
  );
}

function Failed({
  said,
  offline,
  onRetry,
}: Omit<TrackerResultProps, 'view' | 'link'> & { readonly said: string | null }) {
  const sentence = offline
    ? 'You’re offline. We’ll look again once you’re back online.'
    : (said ?? 'We couldn’t look up your referrals just now. They’re safe with us.');
  return (
    <Notice role="status">
      <CoreIcon name={offline ? 'cloud-off' : 'alert'} />
      <div>
        <p>
          <CallText>{sentence}</CallText>
        </p>
        <PlainButton type="button" look="quiet" style={{ marginTop: 8 }} onClick={onRetry}>
          Try again
        </PlainButton>
      </div>
    </Notice>
  );
}
