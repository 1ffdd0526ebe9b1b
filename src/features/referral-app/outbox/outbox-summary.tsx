import { referralScreens } from '@domain/business/routes';
import { useConnection } from '@/offline/connectivity';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { useGoTo } from '../navigation/use-go-to';
import { useReferralEntries } from './use-referral-entries';

const count = (number: number, one: string, more: string) => (number === 1 ? one : `${number} ${more}`);

/** What is unsent, in a sentence; nothing where everything was sent. */
export function OutboxSummary() {
  const goTo = useGoTo();
  const { waiting, refused, missed } = useReferralEntries();
  const { offline } = useConnection();
  if (waiting + refused + missed === 0) return null;
  const sentences = [
    refused > 0 &&
      `${count(refused, 'A referral', 'referrals')} ${refused === 1 ? 'needs' : 'need'} a correction.`,
    waiting > 0 &&
      `${count(waiting, 'A referral is', 'referrals are')} on this device, waiting ${offline ? 'for a connection' : 'to be sent'}.`,
    missed > 0 &&
      `${count(missed, 'A referral', 'referrals')} ${missed === 1 ? 'was' : 'were'} sent without your last change.`,
  ].filter(Boolean);
  return (
    <Notice role="status" tone={refused + missed > 0 ? 'error' : 'calm'}>
      <CoreIcon name={refused + missed > 0 ? 'alert' : 'cloud'} />
      <p>
        {sentences.join(' ')}{' '}
        <a href={referralScreens.tracker} onClick={goTo}>
          See {waiting + refused + missed === 1 ? 'it' : 'them'}
        </a>
      </p>
    </Notice>
  );
}
