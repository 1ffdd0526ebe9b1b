import { lazy, type ComponentType } from 'react';
import { HomeScreen } from '@/features/referral-app/home/home-screen';
import type { ScreenName } from '@/features/referral-app/navigation/screens';

interface ScreenPart {
  readonly title: string;
  /** Whether the screen has its own main heading. */
  readonly ownHeading?: true;
  readonly Screen: ComponentType;
}

const loadThankYou = () => import('@/features/referral-app/thank-you/thank-you-screen');

/** Title and content of each screen. All but the home are loaded on demand. */
export const screenParts: Record<ScreenName, ScreenPart> = {
  home: { title: 'Referrals', ownHeading: true, Screen: HomeScreen },
  form: {
    title: 'New Referral',
    Screen: lazy(async () => {
      // Preloaded, because a referral may be submitted offline.
      // ignored: loaded again when the screen is shown, which shows the failure
      loadThankYou().catch(() => undefined);
      return { default: (await import('@/features/referral-app/form/form-screen')).FormScreen };
    }),
  },
  thankyou: {
    title: 'Your Referral',
    ownHeading: true,
    Screen: lazy(async () => ({ default: (await loadThankYou()).ThankYouScreen })),
  },
  faq: {
    title: 'FAQ',
    Screen: lazy(async () => ({ default: (await import('@/features/referral-app/faq-screen')).FaqScreen })),
  },
  rewards: {
    title: 'Rewards',
    Screen: lazy(async () => ({
      default: (await import('@/features/referral-app/rewards/rewards-screen')).RewardsScreen,
    })),
  },
  contact: {
    title: 'Contact',
    Screen: lazy(async () => ({
      default: (await import('@/features/referral-app/contact-screen')).ContactScreen,
    })),
  },
  tracker: {
    title: 'Track Your Referrals',
    Screen: lazy(async () => ({
      default: (await import('@/features/referral-app/tracker/tracker-screen')).TrackerScreen,
    })),
  },
  mine: {
    title: 'Your Referrals',
    Screen: lazy(async () => ({
      default: (await import('@/features/referral-app/mine/mine-screen')).MineScreen,
    })),
  },
  'coming-soon': {
    title: 'Coming Soon',
    Screen: lazy(async () => ({
      default: (await import('@/features/referral-app/coming-soon-screen')).ComingSoonScreen,
    })),
  },
};
