import type { Finding } from '../report/finding';
import { numberedFindings } from '../report/numbered-findings';
import { videoSeconds } from '../report/video-time';

/** A finding's moment in its film. */
export interface FilmMoment {
  /** The finding's number in the report, from 1. */
  readonly number: number;
  readonly seconds: number;
  /** Until when its name is on the screen. */
  readonly until: number;
  /** From the entry point; null if it has no footage. */
  readonly feet: number | null;
  readonly problem: string;
}

/** For how long a finding is named, in seconds: about as long as a camera stays with it. */
const shownFor = 6;

type Filmed = Pick<Finding, 'film' | 'videoTime' | 'footage' | 'mainProblem'>;

/** The findings of a film by their moments. A finding is named until the next one's moment at most. */
export function filmMoments(findings: readonly Filmed[], filmId: string): FilmMoment[] {
  const found = numberedFindings(findings)
    .flatMap(({ number, finding: { film, videoTime, footage: feet, mainProblem: problem } }) => {
      const seconds = videoSeconds(videoTime);
      return film !== filmId || seconds === null ? [] : [{ number, seconds, feet, problem }];
    })
    .sort((one, other) => one.seconds - other.seconds || one.number - other.number);
  return found.map((moment) => {
    const next = found.find(({ seconds }) => seconds > moment.seconds)?.seconds ?? Infinity;
    return { ...moment, until: Math.min(moment.seconds + shownFor, next) };
  });
}

/** `2. Roots at a joint, 12 ft`. */
export function momentName({ number, problem, feet }: FilmMoment): string {
  return `${number}. ${problem}${feet === null ? '' : `, ${feet} ft`}`;
}
