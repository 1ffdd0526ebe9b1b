import { referralScreens, routes } from '../business/routes';

/** Every page of the product, without keys; `other` for any other address. */
export const faultRoutes = [
  ...new Set<string>([...Object.values(routes), ...Object.values(referralScreens)]),
  'other',
] as const;

/** The page of a path. What follows `/report/` is a key, and unknown paths may contain anything. */
export function faultRoute(path: string): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (plain.startsWith(`${routes.report}/`)) return routes.report;
  return faultRoutes.includes(plain) ? plain : 'other';
}
