// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { playMoments } from './play-moments';

const play = vi.fn<() => Promise<void>>();
const moment =
  '<a href="https://functions.example.com/film.mp4#t=65" data-film="video-1" data-at="65">1:05</a>';

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  HTMLMediaElement.prototype.play = play;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  document.body.innerHTML = `<video id="video-1" controls></video><p>${moment}</p><dialog open>${moment}</dialog>`;
  playMoments();
  playMoments();
});

const press = (link: Element | null, keys: MouseEventInit = {}) =>
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const film = () => document.querySelector('video') as HTMLVideoElement;

test('a moment plays the film there, once', () => {
  expect(press(document.querySelector('p a'))).toBe(false);
  expect(film().currentTime).toBe(65);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a moment in the copy of a finding closes it, so the film is seen', () => {
  press(document.querySelector('dialog a'));
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(film().currentTime).toBe(65);
});

test('a new tab is left to the browser, and so is a film that is not on the page', () => {
  expect(press(document.querySelector('p a'), { ctrlKey: true })).toBe(true);
  film().remove();
  expect(press(document.querySelector('p a'))).toBe(true);
  expect(play).not.toHaveBeenCalled();
});
