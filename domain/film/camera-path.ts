/** A moment of a film at which the camera's place in the pipe is known. */
export interface PlacedMoment {
  readonly seconds: number;
  /** From the entry point. */
  readonly feet: number;
}

/** Where the camera is during a film, by ascending moments; it moves evenly between them. Empty if nothing is known. */
export type CameraPath = readonly PlacedMoment[];

interface PlacedFilm {
  /** Where its findings are, in any order. */
  readonly placed: readonly PlacedMoment[];
  /** Null while it isn't known. */
  readonly durationSeconds: number | null;
  /** Where the camera stopped at last; null if another film may have got there. */
  readonly endFeet: number | null;
}

/**
 * A film begins where the camera entered. After its last known moment the camera goes on to where it stopped, by the
 * film's end; it stays where it is if it was being pulled back by then.
 */
export function cameraPath({ placed, durationSeconds, endFeet }: PlacedFilm): CameraPath {
  const known = inOrder(placed.filter(({ seconds }) => seconds <= (durationSeconds ?? Infinity)));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  const farthest = Math.max(...known.map(({ feet }) => feet));
  const goesOn = durationSeconds !== null && last.seconds < durationSeconds && last.feet === farthest;
  return [
    ...(first.seconds > 0 ? [{ seconds: 0, feet: 0 }] : []),
    ...known,
    ...(goesOn && endFeet !== null && endFeet > last.feet
      ? [{ seconds: durationSeconds, feet: endFeet }]
      : []),
  ];
}

/** Ascending; of several moments at one second the last one counts. */
function inOrder(placed: readonly PlacedMoment[]): PlacedMoment[] {
  return [...new Map(placed.map((moment) => [moment.seconds, moment])).values()].sort(
    (one, other) => one.seconds - other.seconds,
  );
}

/** The camera's footage at a moment; 0 for an empty path. */
export function feetAt(path: CameraPath, seconds: number): number {
  const next = path.findIndex((moment) => moment.seconds > seconds);
  const [from, to] = [path[next === -1 ? path.length - 1 : next - 1], path[next]];
  if (!from) return path[0]?.feet ?? 0;
  if (!to) return from.feet;
  const share = (seconds - from.seconds) / (to.seconds - from.seconds);
  return from.feet + (to.feet - from.feet) * share;
}

/**
 * When the camera is at a footage: of several times the one nearest to `near`. A footage that it doesn't reach is taken
 * for the nearest one that it does.
 */
export function secondsAt(path: CameraPath, feet: number, near: number): number {
  const { least, most } = reachOf(path);
  const asked = Math.min(most, Math.max(least, feet));
  const times = path.flatMap((from, index) => timesOnLeg(from, path[index + 1], asked));
  return times.reduce(
    (best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best),
    times[0] ?? 0,
  );
}

function timesOnLeg(from: PlacedMoment, to: PlacedMoment | undefined, feet: number): number[] {
  if (from.feet === feet) return [from.seconds];
  if (!to || (feet - from.feet) * (feet - to.feet) > 0) return [];
  if (to.feet === feet) return [to.seconds];
  return [from.seconds + ((to.seconds - from.seconds) * (feet - from.feet)) / (to.feet - from.feet)];
}

/** The least and the greatest footage of a path. */
export function reachOf(path: CameraPath): { readonly least: number; readonly most: number } {
  const feet = path.map((moment) => moment.feet);
  return { least: Math.min(...feet), most: Math.max(...feet) };
}
