// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markMoments } from './mark-moments';

test('the moment that is on the screen is marked', () => {
  document.body.innerHTML = `<video id="video-1"></video><ol class="moments">
    <a data-film="video-1" data-at="42" data-until="48">Roots</a>
    <a data-film="video-1" data-at="48" data-until="54">Crack</a></ol>
    <ol class="moments"><a data-film="video-2" data-at="1" data-until="9">Of a film that isn’t here</a></ol>`;
  Element.prototype.scrollTo = () => undefined;
  markMoments();
  const video = document.querySelector('video') as HTMLVideoElement;
  const marked = (seconds: number, event: string) => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event(event));
    return [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);
  };
  expect(marked(41, 'timeupdate')).toEqual([]);
  expect(marked(42, 'timeupdate')).toEqual(['Roots']);
  expect(marked(48, 'seeked')).toEqual(['Crack']);
  expect(marked(54, 'timeupdate')).toEqual([]);
});
