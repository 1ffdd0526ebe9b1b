import { referralScreens } from '@domain/business/routes';

export type ScreenName = keyof typeof referralScreens | 'coming-soon';

export function screenAt(pathname: string): ScreenName {
  const address = pathname.replace(/\/+$/, '');
  const found = Object.entries(referralScreens).find(([, path]) => path === address);
  return found === undefined ? 'coming-soon' : (found[0] as keyof typeof referralScreens);
}

/** The form's address for an outbox entry. */
export function formWith(entryId: string): string {
  return `${referralScreens.form}?${new URLSearchParams({ entry: entryId }).toString()}`;
}

/** The thank-you screen's address for an outbox entry. */
export function thanksFor(entryId: string): string {
  return `${referralScreens.thankyou}?${new URLSearchParams({ referral: entryId }).toString()}`;
}
