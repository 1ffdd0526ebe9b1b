import { videoSeconds } from './video-time';

/** The address of a video at a place in it, for players that know one; they begin at the start otherwise. */
export function videoMoment(link: string, time: string): string {
  const seconds = videoSeconds(time);
  return seconds === null || link.includes('#') ? link : `${link}#t=${seconds}`;
}
