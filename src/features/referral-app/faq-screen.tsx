import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { Icon } from '@/ui/icon';
import { ButtonLink } from '@/ui/button-link';
import { useNow } from '@/ui/use-now';
import { useGoTo } from './navigation/use-go-to';
import { referralFaq } from './referral-faq';
import { useRewardsShown } from './rewards/use-rewards-shown';

const Screen = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: 24,
  '& details': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& details:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '8px 0',
    fontWeight: 600,
    lineHeight: 1.35,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& summary span': { flex: 1 },
  '& summary svg': { color: theme.vars.palette.secondary.main, transition: 'rotate 150ms' },
  '& details[open] summary svg': { rotate: '180deg' },
  '& details p': { margin: '0 0 16px', paddingInlineEnd: 32 },
}));

/** Questions of agents, one answer expanded at a time. */
export function FaqScreen() {
  const goTo = useGoTo();
  const money = useRewardsShown();
  const settings = useSettings();
  const now = new Date(useNow());
  return (
    <Screen>
      <div>
        {referralFaq(settings, now)
          .filter(({ ofMoney }) => money || !ofMoney)
          .map(({ question, answer }) => (
            <details key={question} name="referral-faq">
              <summary>
                <span>{question}</span>
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
      </div>
      <ButtonLink look="quiet" href={referralScreens.contact} onClick={goTo}>
        Another question
      </ButtonLink>
    </Screen>
  );
}
