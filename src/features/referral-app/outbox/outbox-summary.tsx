import { referralScreens } from '@domain/business/routes';
import { useConnection } from '@/offline/connectivity';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { goTo } from '../navigation/go-to';
import { useReferralEntries } from './use-referral-entries';

const count = (number: number, one: string, more: string) => (number === 1 ? one : `${number} ${more}`);

/** What is still on this device, in a sentence; nothing where everything was sent. */
export function OutboxSummary() {
  const { waiting, refused } = useReferralEntries();
  const { connected } = useConnection();
  if (waiting + refused === 0) return null;
  const sentences = [
    refused > 0 &&
      `${count(refused, 'A referral', 'referrals')} ${refused === 1 ? 'needs' : 'need'} your correction.`,
    waiting > 0 &&
      `${count(waiting, 'A referral waits', 'referrals wait')} on this device${connected ? ' to be sent' : ' for a connection'}.`,
  ].filter(Boolean);
  return (
    <Notice role="status" tone={refused > 0 ? 'error' : 'calm'}>
      <CoreIcon name={refused > 0 ? 'alert' : 'cloud'} />
      <p>
        {sentences.join(' ')}{' '}
        <a href={referralScreens.tracker} onClick={goTo}>
          See {waiting + refused === 1 ? 'it' : 'them'}
        </a>
      </p>
    </Notice>
  );
}
