import { referralScreens } from '@domain/business/routes';

export type ScreenName = keyof typeof referralScreens | 'coming-soon';

export function screenAt(pathname: string): ScreenName {
  const address = pathname.replace(/\/+$/, '');
  const found = Object.entries(referralScreens).find(([, path]) => path === address);
  return found === undefined ? 'coming-soon' : (found[0] as keyof typeof referralScreens);
}

/** The form with an entry of this device's outbox in it. */
export function formWith(entryId: string): string {
  return `${referralScreens.form}?${new URLSearchParams({ entry: entryId }).toString()}`;
}

/** The thanks for a referral that this device still holds; without one, for a referral that we have. */
export function thanksFor(entryId: string): string {
  return `${referralScreens.thankyou}?${new URLSearchParams({ referral: entryId }).toString()}`;
}
