import type { LiveCount } from '@/firebase/lists/live-count';

/** `12`, or `200+` where counting stopped at 200. */
export function countText({ count, orMore }: LiveCount): string {
  return `${count}${orMore ? '+' : ''}`;
}
