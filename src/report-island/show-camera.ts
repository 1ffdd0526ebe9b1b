import { writtenVideoTime } from '@domain/report/video-time';

interface Shown {
  readonly feet: number;
  /** Feet along the whole map. */
  readonly length: number;
  readonly seconds: number;
  /** How the page names the film; empty if it is the only one. */
  readonly film: string;
}

/** Shows on the map where the camera of a film is. */
export function showCamera(map: HTMLElement, { feet, length, seconds, film }: Shown): void {
  map.style.setProperty('--at', String(feet / length));
  const here = map.querySelector('.here');
  const place = `${Math.round(feet)} ft, ${writtenVideoTime(seconds)}`;
  const words = film ? `${film}: camera at ${place}` : `Camera at ${place}`;
  // Called for each frame; a text that is set again makes a screen reader read it again.
  if (!here || here.textContent === words) return;
  here.textContent = words;
  for (const slider of map.querySelectorAll('[role="slider"]')) {
    slider.setAttribute('aria-valuenow', String(Math.round(feet)));
    slider.setAttribute('aria-valuetext', film ? `${place}, ${film}` : place);
  }
}
