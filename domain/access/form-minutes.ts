import { routes } from '../business/routes';

/** Path of a form -> the minutes that a client needs for it, an estimate. */
const minutes: Readonly<Record<string, number>> = {
  [routes.inspectionAgreement]: 3,
  [routes.mediaRelease]: 2,
  [routes.questionnaire]: 5,
};

/** How long the missing forms take: 'About 7 minutes left.'; '' where none is missing. */
export function minutesLeft(missing: readonly string[]): string {
  const sum = missing.reduce((total, path) => total + (minutes[path] ?? 0), 0);
  return sum === 0 ? '' : `About ${sum} minutes left.`;
}
