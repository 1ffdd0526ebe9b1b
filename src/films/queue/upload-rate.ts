/** Seconds over which the rate is averaged: long enough that the time left doesn't jump with every part. */
const windowSeconds = 30;

/** Returns the function that turns an upload's offsets into bytes a second; null until two are known. */
export function uploadRate(now: () => number): (offset: number) => number | null {
  let points: { readonly at: number; readonly offset: number }[] = [];
  return (offset) => {
    const at = now();
    // A query may have found fewer bytes than were sent.
    if (points.some((point) => point.offset > offset || point.at > at)) points = [];
    const recent = points.filter((point) => at - point.at <= windowSeconds * 1000);
    points = [...(recent.length > 0 ? recent : points.slice(-1)), { at, offset }];
    const [first] = points;
    if (!first || at === first.at || offset === first.offset) return null;
    return (offset - first.offset) / ((at - first.at) / 1000);
  };
}
