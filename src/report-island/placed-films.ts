import { cameraPath, type CameraPath, type PlacedMoment } from '@domain/film/camera-path';

/** A film on the page of which it is known where its camera was. */
export interface PlacedFilm {
  readonly video: HTMLVideoElement;
  /** Its findings with a footage. */
  readonly placed: readonly PlacedMoment[];
  /** How the page names it; empty if it is the only one. */
  readonly name: string;
  /** It ends at its last finding as long as its length is unknown. */
  readonly path: () => CameraPath;
}

/** The films that a map's findings are in, in order. */
export function placedFilms({ dataset: { inspected, films } }: HTMLElement): PlacedFilm[] {
  const alone = films === '1';
  // With several films it isn't known which one got to the end.
  const endFeet = alone ? Number(inspected) : null;
  return [...document.querySelectorAll('video')].flatMap((video) => {
    const placed = placedMoments(video);
    const path = () => cameraPath({ placed, durationSeconds: lengthOf(video), endFeet });
    return placed.length > 0 ? { video, placed, path, name: alone ? '' : (video.ariaLabel ?? '') } : [];
  });
}

function placedMoments({ id }: HTMLVideoElement): PlacedMoment[] {
  const links = document.querySelectorAll<HTMLElement>(`.moments [data-film="${id}"][data-feet]`);
  return [...links].map(({ dataset: { at, feet } }) => ({ seconds: Number(at), feet: Number(feet) }));
}

function lengthOf({ duration }: HTMLVideoElement): number | null {
  return Number.isFinite(duration) ? duration : null;
}
