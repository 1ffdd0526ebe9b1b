import { routes } from '@domain/business/routes';

const parameter = 'next';
const base = 'https://office.invalid';

/** The sign-in page's address, with the page to return to. */
export function signInAddress(asked: string): string {
  if (asked === routes.admin) return routes.adminAuth;
  return `${routes.adminAuth}?${new URLSearchParams({ [parameter]: asked }).toString()}`;
}

/** The page to show after signing in. Addresses outside the office are ignored. */
export function nextAddress(search: string): string {
  const asked = new URLSearchParams(search).get(parameter) ?? routes.admin;
  if (!URL.canParse(asked, base)) return routes.admin;
  const { origin, pathname, search: query, hash } = new URL(asked, base);
  const inOffice = pathname === routes.admin || pathname.startsWith(`${routes.admin}/`);
  if (origin !== base || !inOffice || pathname.startsWith(routes.adminAuth)) return routes.admin;
  return `${pathname}${query}${hash}`;
}
