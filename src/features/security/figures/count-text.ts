import type { LiveCount } from '@/firebase/live-count';

/** `12`, or `200+` where there are more than were counted. */
export function countText({ count, orMore }: LiveCount): string {
  return `${count}${orMore ? '+' : ''}`;
}
