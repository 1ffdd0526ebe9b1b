import { feetAt, reachOf, secondsAt } from '@domain/film/camera-path';
import { placedFilms, type PlacedFilm } from './placed-films';
import { secondsOf, seekFilm } from './seek-film';
import { showCamera } from './show-camera';
import { slideCamera } from './slide-camera';

/**
 * Makes the pipe map the scrubber of its films: the camera goes along the pipe while a film plays, and moving the camera
 * moves the film. Without this script nothing of it shows.
 */
export function scrubFilms(): void {
  const map = document.querySelector<HTMLElement>('.map[data-films]');
  const films = map ? placedFilms(map) : [];
  const [first] = films;
  if (map && first) scrub(map, films, first);
}

function scrub(map: HTMLElement, films: readonly PlacedFilm[], first: PlacedFilm): void {
  const length = Number(map.dataset.length);
  /** The film that was played or moved last. */
  let current = first;

  const feet = () => feetAt(current.path(), secondsOf(current.video));
  const show = () => {
    const { video, name } = current;
    showCamera(map, { feet: feet(), length, seconds: secondsOf(video), film: name });
  };
  let frame = 0;
  /** At each frame, because a film says only now and then that its time goes on. */
  const walk = () => {
    cancelAnimationFrame(frame);
    show();
    if (!current.video.paused) frame = requestAnimationFrame(walk);
  };
  const follow = (film: PlacedFilm) => {
    current = film;
    for (const { video } of films) video.classList.toggle('current', video === film.video);
    show();
  };
  const go = (film: PlacedFilm, seconds: number) => {
    if (film !== current) current.video.pause();
    seekFilm(film.video, seconds);
    follow(film);
  };

  /** The film to move for a footage: the current one, unless only another one gets there. */
  const filmAt = (wanted: number) => {
    const gets = (film: PlacedFilm) => {
      const { least, most } = reachOf(film.path());
      return least <= wanted && wanted <= most;
    };
    return gets(current) ? current : (films.find(gets) ?? current);
  };

  for (const film of films) {
    const { video } = film;
    const followIt = () => follow(film);
    for (const event of ['play', 'seeking'] as const) video.addEventListener(event, followIt);
    for (const event of ['playing', 'timeupdate', 'seeked', 'durationchange'] as const) {
      video.addEventListener(event, () => film === current && walk());
    }
  }
  for (const part of map.querySelectorAll<HTMLElement>('[data-scrub]')) part.hidden = false;
  for (const slider of map.querySelectorAll<HTMLElement>('[role="slider"]')) {
    slideCamera(slider, {
      length,
      now: feet,
      move: (wanted, { reach, begins }) => {
        const film = begins ? filmAt(wanted) : current;
        const finding = findingWithin(film, wanted, reach);
        go(film, finding ?? secondsAt(film.path(), wanted, secondsOf(film.video)));
      },
    });
  }
  // A finding that is looked up on the map is also on the screen when the reader comes back to the film.
  map.addEventListener('click', (event) => {
    const mark = (event.target as Element).closest('a:not([data-at])');
    const moment = mark && momentOf(mark);
    const film = films.find(({ video }) => video.id === moment?.dataset.film);
    if (!moment || !film || event.ctrlKey || event.metaKey || event.shiftKey) return;
    film.video.pause();
    go(film, Number(moment.dataset.at));
  });
  follow(first);
}

/** The moment of the nearest finding within `reach` feet. */
function findingWithin({ placed }: PlacedFilm, feet: number, reach: number): number | undefined {
  const away = (moment: PlacedFilm['placed'][number]) => Math.abs(moment.feet - feet);
  return placed.filter((moment) => away(moment) < reach).sort((one, other) => away(one) - away(other))[0]
    ?.seconds;
}

/** The link to the moment of the finding that a mark leads to. */
function momentOf(mark: Element): HTMLElement | null {
  const finding = mark.getAttribute('href')?.slice(1) ?? '';
  return document.querySelector(`.moments [data-finding="${CSS.escape(finding)}"]`);
}
