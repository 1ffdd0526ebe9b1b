import { expect, it } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { callParts } from './call-parts';

const phone = phoneOf(factorySettings.contact);
const { display } = phone;
const linked = (sentence: string) =>
  callParts(phone, sentence)
    .filter(({ calls }) => calls)
    .map(({ text }) => text);

it.each([
  ['If anything changes, call us.', ['call us']],
  ['Call us, and we’ll find a time together.', ['Call us']],
  ['Please try again or call us directly.', ['call us']],
  [`Call us at ${display}.`, [display]],
  [`Didn’t sign this? Call us right away at ${display}.`, [display]],
  [`Choose another day, or call ${display}.`, [display]],
  ['We’ll call you, and you can call the city.', []],
])('finds what calls us in "%s"', (sentence, expected) => {
  expect(linked(sentence)).toEqual(expected);
});

it('leaves the sentence as it is', () => {
  for (const sentence of ['', 'Call us.', `To pay, call us at ${display}, or write.`]) {
    expect(
      callParts(phone, sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
  }
});

it('links the number of its day alone', () => {
  const other = phoneOf({ phone: '+15550100199' });
  expect(callParts(other, `Call ${other.display}, not ${display}.`)).toEqual([
    { text: 'Call ', calls: false },
    { text: other.display, calls: true },
    { text: `, not ${display}.`, calls: false },
  ]);
});
