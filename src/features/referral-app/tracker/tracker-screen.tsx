import { isCompletePhone, phoneDigits } from '@domain/contact/phone';
import { trackerMinimumDigits } from '@domain/referral/track-referrals';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { PhoneField } from '@/forms/phone-field';
import { useConnection } from '@/offline/connectivity';
import { readAgentDetails } from '../device/agent-details';
import { useAddress } from '../navigation/navigate';
import { OutboxList } from '../outbox/outbox-list';
import { useReferralEntries } from '../outbox/use-referral-entries';
import type { TrackerQuestion } from './track-referrals';
import { TrackerResult } from './tracker-result';
import { useTracker } from './use-tracker';

const Screen = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** Track Your Referrals: by phone number, or by the link of our mail; what this device has not sent yet comes first. */
export function TrackerScreen() {
  const link = useAddress().query.get('link')?.trim() ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [remembered] = useState(() => readAgentDetails()?.agentPhone ?? '');
  const { connected } = useConnection();
  const byLink = link !== '' && typed === null;
  const phone = typed ?? (byLink ? '' : remembered);
  const question = useMemo(() => questionOf(byLink ? link : '', phone), [byLink, link, phone]);
  const { entries } = useReferralEntries();
  const { view, retry } = useTracker(question, entries.length);

  return (
    <Screen>
      <OutboxList />
      <PhoneField
        name="phone"
        label="Your phone number"
        hint={
          byLink
            ? 'Shown are the referrals of the link in your mail. Enter a number to look for others.'
            : 'The one you send referrals with. The search starts at 10 digits.'
        }
        error={isWholeButWrong(phone) ? 'Enter a 10-digit phone number, area code first.' : undefined}
        value={phone}
        onValue={setTyped}
      />
      <TrackerResult {...{ view, connected }} onRetry={retry} />
    </Screen>
  );
}

function questionOf(link: string, phone: string): TrackerQuestion | null {
  if (link !== '') return { link };
  return isCompletePhone(phone) ? { phone } : null;
}

/** Ten digits that cannot be a number: a hint before them would only disturb. */
function isWholeButWrong(phone: string): boolean {
  return phoneDigits(phone).length >= trackerMinimumDigits && !isCompletePhone(phone);
}
