import { business } from '@domain/business/business';
import { referralScreens } from '@domain/business/routes';
import { styled } from '@mui/material/styles';
import { useGoTo } from '@/features/referral-app/navigation/use-go-to';
import type { ScreenName } from '@/features/referral-app/navigation/screens';
import { OutboxCount } from '@/features/referral-app/outbox/outbox-count';
import { BrandMark } from '@/ui/brand-mark';
import { Icon } from '@/ui/icon';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  paddingTop: 'env(safe-area-inset-top)',
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    boxSizing: 'border-box',
    maxWidth: 'var(--screen-width)',
    minHeight: 56,
    marginInline: 'auto',
    paddingBlock: 4,
    paddingInline: 'max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right))',
  },
  '& .back': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginInlineStart: -12,
    color: 'inherit',
    borderRadius: 4,
  },
  '& .title': {
    ...theme.typography.h6,
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontSize: '1.125rem',
    lineHeight: 1.2,
  },
  '& .title:focus-visible': { outline: 'none' },
}));

interface AppBarProps {
  readonly name: ScreenName;
  readonly title: string;
  /** Whether the screen has its own main heading. */
  readonly ownHeading: boolean;
}

/**
 * The app's bar: screen title, a link home, and the number of unsent referrals. An installed app has no browser
 * bar.
 */
export function AppBar({ name, title, ownHeading }: AppBarProps) {
  const goTo = useGoTo();
  const Title = ownHeading ? 'p' : 'h1';
  return (
    <Bar>
      <div>
        {name === 'home' ? (
          <>
            <BrandMark />
            <strong className="title" tabIndex={-1}>
              {business.name}
            </strong>
          </>
        ) : (
          <>
            <a className="back" href={referralScreens.home} aria-label="Back to Home" onClick={goTo}>
              <Icon name="arrow-left" size={24} />
            </a>
            <Title className="title" tabIndex={-1}>
              {title}
            </Title>
          </>
        )}
        <OutboxCount />
      </div>
    </Bar>
  );
}
