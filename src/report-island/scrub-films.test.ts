// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { scrubFilms } from './scrub-films';

/** A film as far as this page's scripts use it; jsdom plays nothing. */
interface PlayedFilm extends HTMLVideoElement {
  duration: number;
  currentTime: number;
}

const slider = (orientation: string) =>
  `<div role="slider" tabindex="0" hidden data-scrub aria-orientation="${orientation}"><span></span></div>`;
const moment = (film: number, at: number, finding: number, feet?: number) =>
  `<a data-film="video-${film}" data-at="${at}" data-finding="finding-${finding}"${
    feet === undefined ? '' : ` data-feet="${feet}"`
  }></a>`;

let paused: string[];

/** An upstream film to 20 ft, and one to 60 ft, on a map of 80 ft. */
function page(films = '2') {
  document.body.innerHTML = `
    <video id="video-1" aria-label="Upstream"></video>
    <ol class="moments">${moment(1, 100, 2, 20)}${moment(1, 50, 4)}</ol>
    ${films === '1' ? '' : `<video id="video-2" aria-label="Downstream"></video>`}
    <ol class="moments">${moment(2, 60, 1, 12)}${moment(2, 180, 3, 60)}</ol>
    <figure class="map" data-length="80" data-inspected="70" data-films="${films}">
      <p class="here" data-scrub hidden></p>
      ${slider('horizontal')}${slider('vertical')}
      <a href="#finding-1">1</a><a href="#finding-5">5</a>
    </figure>`;
  for (const video of document.querySelectorAll<PlayedFilm>('video')) {
    video.pause = () => paused.push(video.id);
    Object.defineProperties(video, {
      duration: { value: 240, writable: true },
      currentTime: { value: 0, writable: true },
      seeking: { value: false, writable: true },
    });
  }
  for (const each of sliders()) {
    each.setPointerCapture = () => undefined;
    each.getBoundingClientRect = () => new DOMRect(10, 20, 800, 400);
  }
  scrubFilms();
}

const film = (number: number) => document.getElementById(`video-${number}`) as PlayedFilm;
const sliders = () => [...document.querySelectorAll<HTMLElement>('[role="slider"]')];
const [across, down] = [() => sliders()[0]!, () => sliders()[1]!];
const here = () => document.querySelector('.here')?.textContent;
const cameraAt = () => Number(document.querySelector<HTMLElement>('.map')?.style.getPropertyValue('--at'));

function passTo(video: PlayedFilm, seconds: number) {
  video.currentTime = seconds;
  video.dispatchEvent(new Event('timeupdate'));
}

const pointer = (type: string, to: { x?: number; y?: number }, how: PointerEventInit = {}) =>
  new PointerEvent(type, {
    ...{ bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', detail: 1 },
    ...{ clientX: to.x ?? 0, clientY: to.y ?? 0, ...how },
  });
const key = (target: HTMLElement, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  paused = [];
  page();
});

test('without a finding that has a place in a film, nothing of it shows', () => {
  document.body.innerHTML = document.body.innerHTML.replaceAll(/ data-feet="\d+"/g, '');
  for (const part of document.querySelectorAll<HTMLElement>('[data-scrub]')) part.hidden = true;
  scrubFilms();
  expect(document.querySelectorAll('[data-scrub]:not([hidden])')).toHaveLength(0);
});

describe('the camera', () => {
  test('goes along the pipe while a film plays, and says where it is', () => {
    expect(document.querySelectorAll('[data-scrub][hidden]')).toHaveLength(0);
    expect(here()).toBe('Upstream: camera at 0 ft, 0:00');
    passTo(film(1), 50);
    expect(cameraAt()).toBe(10 / 80);
    for (const each of sliders()) {
      expect(each.getAttribute('aria-valuetext')).toBe('10 ft, 0:50, Upstream');
      expect(each.getAttribute('aria-valuenow')).toBe('10');
    }
  });

  test('follows the film that plays, and stays where it last is known', () => {
    film(2).dispatchEvent(new Event('play'));
    passTo(film(2), 120);
    expect(here()).toBe('Downstream: camera at 36 ft, 2:00');
    // The other one says that its time goes on.
    passTo(film(1), 50);
    expect(here()).toBe('Downstream: camera at 36 ft, 2:00');
    expect([film(1), film(2)].map(({ className }) => className)).toEqual(['', 'current']);
    passTo(film(2), 239);
    expect(here()).toBe('Downstream: camera at 60 ft, 3:59');
  });

  test('of the only film goes on to where it stopped', () => {
    page('1');
    passTo(film(1), 170);
    expect(here()).toBe('Camera at 45 ft, 2:50');
  });
});

describe('a press on the pipe', () => {
  test('moves the film there, or to a finding that is close', () => {
    across().dispatchEvent(pointer('pointerdown', { x: 110 }));
    expect(film(1).currentTime).toBe(50);
    across().dispatchEvent(pointer('pointerup', { x: 110 }));
    down().dispatchEvent(pointer('pointerdown', { y: 20 + 96 }));
    expect(film(1).currentTime).toBe(100);
    expect(here()).toBe('Upstream: camera at 20 ft, 1:40');
  });

  test('goes to another film where only that one got', () => {
    across().dispatchEvent(pointer('pointerdown', { x: 370 }));
    expect(film(2).currentTime).toBe(120);
    expect(paused).toEqual(['video-1']);
    expect(here()).toBe('Downstream: camera at 36 ft, 2:00');
  });

  test('with a finger is a tap, because it may begin to scroll', () => {
    const finger = { pointerType: 'touch' };
    across().dispatchEvent(pointer('pointerdown', { x: 110 }, finger));
    across().dispatchEvent(pointer('pointermove', { x: 150 }, finger));
    expect(film(1).currentTime).toBe(0);
    across().dispatchEvent(pointer('click', { x: 110 }, finger));
    expect(film(1).currentTime).toBe(50);
    // A screen reader's click says no place.
    across().dispatchEvent(pointer('click', { x: 170 }, { detail: 0 }));
    expect(film(1).currentTime).toBe(50);
  });
});

describe('the camera is dragged', () => {
  test('by mouse or finger, from where it is held', () => {
    passTo(film(1), 50);
    const camera = across().querySelector('span')!;
    camera.dispatchEvent(pointer('pointerdown', { x: 115 }, { pointerType: 'touch' }));
    expect(film(1).currentTime).toBe(50);
    across().dispatchEvent(pointer('pointermove', { x: 165 }));
    expect(film(1).currentTime).toBeCloseTo(75);
    across().dispatchEvent(pointer('pointerup', { x: 165 }));
    across().dispatchEvent(pointer('pointermove', { x: 200 }));
    expect(film(1).currentTime).toBeCloseTo(75);
  });

  test('in the one film, as far as that got', () => {
    across().dispatchEvent(pointer('pointerdown', { x: 110 }));
    across().dispatchEvent(pointer('pointermove', { x: 700 }));
    expect([film(1).currentTime, film(2).currentTime]).toEqual([100, 0]);
  });

  test('asks for the latest place alone while the film is on its way', () => {
    const video = film(1);
    across().dispatchEvent(pointer('pointerdown', { x: 110 }));
    Object.assign(video, { seeking: true });
    for (const x of [120, 130, 140]) across().dispatchEvent(pointer('pointermove', { x }));
    expect(video.currentTime).toBe(50);
    expect(here()).toBe('Upstream: camera at 13 ft, 1:05');
    Object.assign(video, { seeking: false });
    video.dispatchEvent(new Event('seeked'));
    expect(video.currentTime).toBe(65);
  });
});

test('keys move the camera by a foot, ten, or to either end', () => {
  passTo(film(1), 50);
  const after = (target: HTMLElement, ...names: string[]) =>
    names.map((name) => {
      key(target, name);
      return Number(target.getAttribute('aria-valuenow'));
    });
  const [right, left, forward, back] = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'];
  expect(after(across(), right, 'ArrowUp', left, 'ArrowDown')).toEqual([11, 12, 11, 10]);
  expect(after(across(), forward, back, 'Home')).toEqual([20, 10, 0]);
  // On the upright pipe the main is below.
  expect(after(down(), 'ArrowDown', right, 'ArrowUp', back, forward)).toEqual([1, 2, 1, 11, 1]);
  expect(after(down(), 'End')).toEqual([20]);
  expect(key(across(), 'Tab')).toBe(true);
});

test('a mark on the map has its moment on the screen, and leads to its finding as before', () => {
  const [known, unknown] = [...document.querySelectorAll('.map a')];
  const press = (mark?: Element) =>
    mark?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(press(known)).toBe(true);
  expect(film(2).currentTime).toBe(60);
  expect(paused).toContain('video-2');
  press(unknown);
  expect(here()).toBe('Downstream: camera at 12 ft, 1:00');
});
