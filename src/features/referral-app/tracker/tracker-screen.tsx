import { formatPhone, isCompletePhone, isPhoneBeginning } from '@domain/contact/phone';
import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useState } from 'react';
import { pushKey } from '@/shared/notifications/push-key';
import { ButtonLink } from '@/ui/button-link';
import { PhoneField } from '@/forms/phone-field';
import { useConnection } from '@/offline/connectivity';
import { readAgentDetails } from '../device/agent-details';
import { useAddress } from '../navigation/navigate';
import { useGoTo } from '../navigation/use-go-to';
import { OutboxList } from '../outbox/outbox-list';
import { useReferralEntries } from '../outbox/use-referral-entries';
import type { TrackerQuestion } from './track-referrals';
import { TrackerResult } from './tracker-result';
import { useTracker, type TrackerView } from './use-tracker';

const Screen = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

const TrackerNotifications = lazy(async () => ({
  default: (await import('./tracker-notifications')).TrackerNotifications,
}));

/** Track Your Referrals: by phone number or mailed link. This device's unsent referrals come first. */
export function TrackerScreen() {
  const link = useAddress().query.get('link')?.trim() ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [remembered] = useState(() => readAgentDetails()?.agentPhone ?? '');
  const { offline } = useConnection();
  const byLink = link !== '' && typed === null;
  const phone = typed ?? (byLink ? '' : remembered);
  // Normalized, so that formatting a complete number doesn't search again.
  const number = isCompletePhone(phone) ? formatPhone(phone) : '';
  const question = useMemo(() => questionOf(byLink ? link : '', number), [byLink, link, number]);
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
            ? 'These are the referrals from the link in your email. Enter a number to look for others.'
            : 'The one you send referrals with. The search starts at 10 digits.'
        }
        error={isWrong(phone, left) ? 'Enter a 10-digit phone number, area code first.' : undefined}
        value={phone}
        onValue={(value) => {
          setTyped(value);
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
      />
      <MineLink link={byLink ? link : ''} />
      <TrackerResult {...{ view, offline }} link={byLink ? link : ''} onRetry={retry} />
      {pushKey !== null && hasOwn(view) && (
        <Suspense fallback={null}>
          <TrackerNotifications link={byLink ? link : ''} />
        </Suspense>
      )}
    </Screen>
  );
}

/** The way to all referrals of an email address. Came by the emailed link, it needs no code of the common allowance. */
function MineLink({ link }: { readonly link: string }) {
  const goTo = useGoTo();
  const query = link === '' ? '' : `?${new URLSearchParams({ link }).toString()}`;
  return (
    <ButtonLink look="quiet" href={referralScreens.mine + query} onClick={goTo}>
      Sign in to see all your referrals
    </ButtonLink>
  );
}

/** Whether the caller has proven that some of the referrals are theirs. */
function hasOwn(view: TrackerView): boolean {
  return view.state === 'found' && view.answer.referrals.some(({ kind }) => kind === 'full');
}

function questionOf(link: string, phone: string): TrackerQuestion | null {
  if (link !== '') return { link };
  return phone === '' ? null : { phone };
}

/** An incomplete number is an error only once the field was left. */
function isWrong(phone: string, left: boolean): boolean {
  if (left) return phone !== '' && !isCompletePhone(phone);
  return !isPhoneBeginning(phone);
}
