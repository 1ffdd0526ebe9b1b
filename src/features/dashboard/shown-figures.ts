import { business } from '@domain/business/business';
import type { OfficeFigures } from '@domain/stats/office-figures';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { LiveCount } from '@/firebase/lists/live-count';
import type { ShownFigure } from './card-words';
import type { OwnCounts } from './own-counts';

/** The sweeper counts every minute while something changes, and at least every 10 minutes. */
export const oldAfterMs = 15 * 60_000;

/** Whether the figures may be out of date. */
export function isOld({ counted_at, today }: OfficeFigures, now: number): boolean {
  const day = calendarDateIn(business.timeZone, new Date(now - oldAfterMs));
  return now - Date.parse(counted_at) >= oldAfterMs || today < day;
}

/** A card's figure: the newer of the sweeper's and this page's count; null where there is neither. */
export function shownFigure(
  figure: ShownFigure,
  figures: OfficeFigures | null,
  ownCounts: OwnCounts,
): LiveCount | null {
  const own = ownCounts[figure];
  if (!figures || (own && own.at > Date.parse(figures.counted_at))) return own ?? null;
  const count = figure === 'total_referrals' ? figures.total_referrals : figures.cards[figure];
  return { count, orMore: false };
}
