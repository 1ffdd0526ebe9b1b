// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playOneFilm } from './play-one-film';

test('a film that is played pauses the others', () => {
  document.body.innerHTML = '<video id="one"></video><video id="other"></video>';
  const films = [...document.querySelectorAll('video')];
  const paused: string[] = [];
  for (const film of films) film.pause = () => paused.push(film.id);
  playOneFilm();
  playOneFilm();
  films[1]?.dispatchEvent(new Event('play'));
  expect(paused).toEqual(['one']);
});
