import { sampleFindings, sampleLength } from './sample-findings';

/** The illustrated film of the sample report's line: `npm run sample:film` draws it. */
export const sampleFilm = {
  /** Its address on the site. */
  path: '/media/sample-inspection.mp4',
  width: 960,
  height: 540,
} as const;

/** Where the camera stands still, in feet, and for how many seconds. */
const stops = [
  { feet: 0, seconds: 1.5 },
  ...sampleFindings.map(({ feet }) => ({ feet, seconds: 5 })),
  { feet: sampleLength, seconds: 3.5 },
];

/** While it moves, the camera covers this many feet a second. */
const pace = 64 / 35;

interface Leg {
  /** Seconds at which the camera leaves `from` and reaches `to`. */
  readonly leaves: number;
  readonly arrives: number;
  readonly from: number;
  readonly to: number;
}

const legs: readonly Leg[] = stops.slice(1).reduce<Leg[]>((before, { feet: to }, index) => {
  const { feet: from = 0, seconds = 0 } = stops[index] ?? {};
  const leaves = (before.at(-1)?.arrives ?? 0) + seconds;
  return [...before, { leaves, arrives: leaves + (to - from) / pace, from, to }];
}, []);

/** The film's length in seconds. */
export const sampleFilmSeconds = (legs.at(-1)?.arrives ?? 0) + (stops.at(-1)?.seconds ?? 0);

/** The camera's footage at a moment of the film, in feet. It starts and stops gently. */
export function footageAt(seconds: number): number {
  const leg = legs.find(({ arrives }) => seconds < arrives);
  if (!leg) return sampleLength;
  const { leaves, arrives, from, to } = leg;
  const way = Math.max(0, (seconds - leaves) / (arrives - leaves));
  return from + (to - from) * way * way * (3 - 2 * way);
}

/** When the camera reaches a finding of the sample report, in whole seconds. */
export function momentOf(feet: number): number {
  return Math.ceil(legs.find(({ to }) => to === feet)?.arrives ?? 0);
}
