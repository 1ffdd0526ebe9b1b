import { styled } from '@mui/material/styles';
import { OutboxItem } from './outbox-item';
import { useReferralEntries } from './use-referral-entries';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& ul': { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
}));

/** The referrals on this device; nothing where there are none. */
export function OutboxList() {
  const { entries } = useReferralEntries();
  if (entries.length === 0) return null;
  return (
    <Section aria-labelledby="on-this-device">
      <h2 id="on-this-device">On this device, not sent yet</h2>
      <ul>
        {entries.map((entry) => (
          <OutboxItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
