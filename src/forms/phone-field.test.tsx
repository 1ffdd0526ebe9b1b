// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { formatPhone, isCompletePhone } from '@domain/contact/phone';
import {
  knownPhonePlays,
  phoneEdits,
  phoneMeaning,
  phonePlay,
  type PhoneAction,
  type PhoneEdit,
  type PhonePlay,
} from '../../tools/testing/factories/phone-plays';
import { PhoneField } from './phone-field';

afterEach(cleanup);

function OnePhone() {
  const [value, setValue] = useState('');
  return <PhoneField name="phone" label="Phone" value={value} onValue={setValue} />;
}

function openField(): HTMLInputElement {
  cleanup();
  render(<OnePhone />);
  return screen.getByLabelText('Phone');
}

interface Shown {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const shownIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Shown => ({
  text: value,
  from: selectionStart ?? 0,
  to: selectionEnd ?? 0,
});

/** What a browser's editor makes of a field that formats nothing. */
function plainly({ text, from, to }: Shown, key: string): Shown {
  const put = (left: string, right: string) => ({ text: left + right, from: left.length, to: left.length });
  const [left, right] = [text.slice(0, from), text.slice(to)];
  if (key === 'Backspace') return put(from === to ? left.slice(0, -1) : left, right);
  if (key === 'Delete') return put(left, from === to ? right.slice(1) : right);
  return put(left + key, right);
}

/** Sets value and caret as the browser does before it reports the edit. */
function press(field: HTMLInputElement, key: string): void {
  const { text, to } = plainly(shownIn(field), key);
  setValue(field, text);
  field.setSelectionRange(to, to);
  fireEvent(field, new InputEvent('input', { bubbles: true }));
}

/** The element's own setter: React's ignores a value that it does not know to be new. */
function setValue(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}

function tap(field: HTMLInputElement, place: number): void {
  field.setSelectionRange(place, place);
}

const keyNames: Readonly<Record<string, string>> = { '⌫': 'Backspace', '⌦': 'Delete' };

function act(field: HTMLInputElement, action: PhoneAction): void {
  if ('keys' in action) for (const key of action.keys) press(field, keyNames[key] ?? key);
  // A single-row field drops line breaks.
  else if ('pasted' in action) press(field, action.pasted.replace(/\n/g, ''));
  else if ('autofilled' in action) {
    setValue(field, action.autofilled.replace(/\n/g, ''));
    fireEvent(field, new Event('input', { bubbles: true }));
  } else if ('tapWithDigitsAfter' in action) tap(field, placeBefore(field.value, action.tapWithDigitsAfter));
  else field.select();
}

/** The place directly after a digit that has this many digits behind it. */
function placeBefore(text: string, digitsAfter: number): number {
  let place = text.length;
  const digitsBehind = () => text.slice(place).replace(/\D/g, '').length;
  while (place > 0 && (digitsBehind() < digitsAfter || !/\d/.test(text.charAt(place - 1)))) place -= 1;
  return place;
}

/** Performs one way of entering a number in an empty field and leaves the field. */
function play(way: PhonePlay): void {
  const field = openField();
  field.focus();
  for (const action of way.actions) act(field, action);
  fireEvent.blur(field);
  if ('digits' in way) {
    expect(field.value).toBe(formatPhone(way.digits));
    return;
  }
  expect(phoneMeaning(field.value)).toBe(phoneMeaning(way.wrong));
  expect(isCompletePhone(field.value)).toBe(false);
}

test.each(knownPhonePlays)('$actions gives that number or none', (way) => play(way));

test('any way of entering a number gives that number, or stays what it is', () => {
  fc.assert(fc.property(phonePlay, play), { seed: 20_260_401, numRuns: 100 });
});

function edit(field: HTMLInputElement, made: PhoneEdit): void {
  if ('tap' in made) tap(field, Math.round(made.tap * field.value.length));
  else press(field, 'pasted' in made ? made.pasted : made.key);
}

function plainEdit(shown: Shown, made: PhoneEdit): Shown {
  if (!('tap' in made)) return plainly(shown, 'pasted' in made ? made.pasted : made.key);
  const place = Math.round(made.tap * shown.text.length);
  return { ...shown, from: place, to: place };
}

test('after each of any edits, both sides of the caret are those of a field without formatting', () => {
  fc.assert(
    fc.property(phoneEdits, (edits) => {
      const field = openField();
      for (const made of edits) {
        const plain = plainEdit(shownIn(field), made);
        edit(field, made);
        const shown = shownIn(field);
        const after = ({ text, to }: Shown) => text.slice(to).replace(/\W/g, '');
        expect(phoneMeaning(shown.text)).toBe(phoneMeaning(plain.text));
        expect(after(shown)).toBe(after(plain));
      }
    }),
    { seed: 20_260_402, numRuns: 30 },
  );
});
