import { referralScreens, routes } from '@domain/business/routes';
import type { Phone } from '@domain/settings/phone-of';
import { styled } from '@mui/material/styles';
import { usePhone } from '@/settings/use-phone';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { useGoTo } from '../navigation/use-go-to';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& h2': { ...theme.typography.h6, margin: 0, fontSize: '0.9375rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 6,
    boxSizing: 'border-box',
    height: '100%',
    minHeight: 84,
    padding: '12px 4px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'border-color 150ms',
  },
  '& a:hover': { borderColor: theme.vars.palette.text.primary },
  '& svg': { color: theme.vars.palette.secondary.main },
}));

interface QuickAction {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** Whether it links to a screen of this app. */
  readonly inside?: true;
}

const rewards: QuickAction = {
  label: 'Rewards',
  icon: 'dollar',
  href: referralScreens.rewards,
  inside: true,
};

function actions(money: boolean, { e164 }: Phone): readonly QuickAction[] {
  return [
    { label: 'Main Website', icon: 'external', href: routes.home },
    { label: 'Call Direct', icon: 'phone', href: `tel:${e164}` },
    { label: 'FAQ', icon: 'info', href: referralScreens.faq, inside: true },
    ...(money ? [rewards] : []),
    { label: 'Contact', icon: 'mail', href: referralScreens.contact, inside: true },
    { label: 'Track Referrals', icon: 'search', href: referralScreens.tracker, inside: true },
  ];
}

/** Links to the app's other screens, within reach of the thumb. */
export function QuickActions({ money }: { readonly money: boolean }) {
  const goTo = useGoTo();
  const phone = usePhone();
  return (
    <Section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul>
        {actions(money, phone).map(({ label, icon, href, inside }) => (
          <li key={label}>
            <a href={href} {...(inside && { onClick: goTo })}>
              <Icon name={icon} size={24} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
