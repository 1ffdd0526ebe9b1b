/** Where a film goes once it has got to where it is going. */
const waiting = new WeakMap<HTMLVideoElement, number>();

/** Moves a film. While one move is under way the latest waits, because each asks the server for a part of the film. */
export function seekFilm(video: HTMLVideoElement, seconds: number): void {
  if (!video.seeking) {
    video.currentTime = seconds;
    return;
  }
  if (!waiting.has(video)) video.addEventListener('seeked', () => goOn(video), { once: true });
  waiting.set(video, seconds);
}

function goOn(video: HTMLVideoElement): void {
  const seconds = waiting.get(video);
  waiting.delete(video);
  if (seconds !== undefined) video.currentTime = seconds;
}

/** Where a film is, or is going. */
export function secondsOf(video: HTMLVideoElement): number {
  return waiting.get(video) ?? video.currentTime;
}
