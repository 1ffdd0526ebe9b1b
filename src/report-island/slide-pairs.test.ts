// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { slidePairs } from './slide-pairs';

const side = (name: string) =>
  `<figure><a href="#"><img alt="Roots, ${name}" src="/${name}.jpg"></a></figure>`;

beforeEach(() => {
  document.body.innerHTML = '';
});

test('two pictures are laid over each other, with a slider between them', () => {
  document.body.innerHTML = `<div class="pair">${side('before')}${side('now')}</div>`;
  slidePairs();
  slidePairs();
  expect(document.querySelectorAll('.slide')).toHaveLength(1);
  const input = document.querySelector<HTMLInputElement>('.slide input');
  const place = document.querySelector<HTMLElement>('.slide');
  expect(place?.style.getPropertyValue('--cut')).toBe('50%');
  if (input) input.value = '80';
  input?.dispatchEvent(new Event('input'));
  expect(place?.style.getPropertyValue('--cut')).toBe('80%');
  expect(input?.getAttribute('aria-valuetext')).toBe('80 percent of the earlier picture');
  expect([...document.querySelectorAll('.over img')].map((photo) => photo.getAttribute('src'))).toEqual([
    '/before.jpg',
    '/now.jpg',
  ]);
});

test('a picture alone stays as it is', () => {
  document.body.innerHTML = `<div class="pair">${side('before')}<figure></figure></div>`;
  slidePairs();
  expect(document.querySelector('.slide')).toBeNull();
});
