// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { renewFilms } from './renew-films';
import { eventually } from '@/ui/testing/eventually';

const page = (token: string) => `<main>
  <video id="video-1" src="https://functions.example.com/${token}/film.mp4"></video>
  <a data-film="video-1" data-at="5" href="https://functions.example.com/${token}/film.mp4#t=5">0:05</a>
  <a data-download href="https://functions.example.com/${token}-saved/film.mp4">Download</a></main>`;

let played: string[];
const film = () => document.querySelector('video') as HTMLVideoElement;
const fail = () => film().dispatchEvent(new Event('error'));

beforeEach(() => {
  played = [];
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    played.push(this.src);
    return Promise.resolve();
  };
  document.body.innerHTML = page('old');
});

test('a film whose address has expired goes on by a new one, where it was', async () => {
  renewFilms(() => Promise.resolve(new Response(page('new'))));
  film().currentTime = 65;
  film().dispatchEvent(new Event('play'));
  fail();
  film().dispatchEvent(new Event('pause'));
  const address = 'https://functions.example.com/new/film.mp4';
  await eventually(() => expect(played).toEqual([address]));
  expect([film().src, film().currentTime]).toEqual([address, 65]);
  expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    `${address}#t=5`,
    'https://functions.example.com/new-saved/film.mp4',
  ]);
});

test('a film that can’t be played is asked for again once, until it has loaded', async () => {
  const ask = vi.fn(() => Promise.resolve(new Response(page('new'))));
  renewFilms(ask);
  fail();
  fail();
  await eventually(() => expect(film().src).toContain('/new/'));
  fail();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(played).toEqual([]);
  film().dispatchEvent(new Event('loadeddata'));
  fail();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without a connection, or without access, everything stays', async () => {
  for (const answer of [Promise.reject(new TypeError('offline')), Promise.resolve(null)]) {
    renewFilms(() => answer);
    fail();
    await answer.catch(() => undefined);
    expect(film().src).toContain('/old/');
  }
});
