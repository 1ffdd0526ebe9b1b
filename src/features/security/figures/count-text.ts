import type { LiveCount } from '@/firebase/live-count';

/** `12`, or `200+` where counting stopped at 200. */
export function countText({ count, orMore }: LiveCount): string {
  return `${count}${orMore ? '+' : ''}`;
}
