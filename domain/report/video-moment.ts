import { videoSeconds } from './video-time';

/** The URL of a video at a time, for players that support it; other players start at the beginning. */
export function videoMoment(link: string, time: string): string {
  const seconds = videoSeconds(time);
  return seconds === null || link.includes('#') ? link : `${link}#t=${seconds}`;
}
