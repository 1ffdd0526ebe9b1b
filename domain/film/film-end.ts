import { videoEnd } from '../report/video-link';

/**
 * The last moment at which clients get a film, as they do a video by its link: 30 days from the first version with it,
 * or from its arrival where it came later.
 */
export function filmEnd(since: Date, receivedAt: Date): Date {
  return videoEnd(since > receivedAt ? since : receivedAt);
}
