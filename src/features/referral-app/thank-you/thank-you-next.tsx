import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';

const Next = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& ol': { display: 'grid', gap: 6, margin: 0, paddingInlineStart: 20 },
}));

/** The steps after a sent referral. */
export function ThankYouNext({ money }: { readonly money: boolean }) {
  const { rewards } = useSettings();
  return (
    <Next aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <ol>
        <li>You’ll get an email with a link to follow this referral.</li>
        <li>We’ll agree on a time with your client, inspect the line, and send them the report.</li>
        {money && (
          <li>
            Your {dollars(rewards.amount)} is processed within {hoursInWords(rewards.processingHours)} after
            the inspection is completed and paid.
          </li>
        )}
      </ol>
    </Next>
  );
}
