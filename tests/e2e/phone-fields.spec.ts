import { expect, type Locator, type Page } from '@playwright/test';
import fc from 'fast-check';
import { formatPhone } from '@domain/contact/phone';
import { referralScreens } from '@domain/business/routes';
import { requestForm } from '../../tools/testing/screens/request-form';
import { acceptedJob, questionnaireAddress } from './support/client-job';
import { newPerson, openDesktop } from '../../tools/testing/screens/people';
import {
  knownPhonePlays,
  phoneEdits,
  phoneMeaning,
  phonePlay,
  type PhoneAction,
  type PhoneEdit,
  type PhonePlay,
} from '../../tools/testing/factories/phone-plays';
import { referralForm } from '../../tools/testing/screens/referral-form';
import { test } from './support/test';
import { wizard } from '../../tools/testing/screens/wizard';

type Hand = 'keyboard' | 'editor';

async function act(field: Locator, action: PhoneAction, hand: Hand): Promise<void> {
  const { keyboard } = field.page();
  if ('keys' in action) {
    if (hand === 'keyboard') await keyboard.type(action.keys);
    else await typeInPage(field, action.keys);
  } else if ('pasted' in action) await keyboard.insertText(action.pasted);
  else if ('autofilled' in action) await autofill(field, action.autofilled);
  else if ('tapWithDigitsAfter' in action) await tapWithDigitsAfter(field, action.tapWithDigitsAfter);
  else await field.selectText();
}

/**
 * Enters every key through the browser's own editor in one call, because each call is slow on a busy machine.
 */
function typeInPage(field: Locator, keys: string): Promise<void> {
  return field.evaluate(async (_, typed) => {
    for (const key of typed) {
      if (key === '⌫') document.execCommand('delete');
      else if (key === '⌦') document.execCommand('forwardDelete');
      else document.execCommand('insertText', false, key);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, keys);
}

/** Sets the whole value at once with no key events, as autofill and password managers do. */
function autofill(field: Locator, text: string): Promise<void> {
  return field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

function tapWithDigitsAfter(field: Locator, digitsAfter: number): Promise<void> {
  return field.evaluate((element, after) => {
    const input = element as HTMLInputElement;
    let place = input.value.length;
    const digitsBehind = () => input.value.slice(place).replace(/\D/g, '').length;
    while (place > 0 && (digitsBehind() < after || !/\d/.test(input.value.charAt(place - 1)))) place -= 1;
    input.setSelectionRange(place, place);
  }, digitsAfter);
}

async function empty(field: Locator): Promise<void> {
  await field.fill('');
  await field.focus();
}

/** Performs one way of entering a number, which must end in that number or in an error. */
async function play(field: Locator, way: PhonePlay, hand: Hand): Promise<void> {
  await empty(field);
  for (const action of way.actions) await act(field, action, hand);
  await field.blur();
  if ('digits' in way) {
    await expect(field).toHaveValue(formatPhone(way.digits));
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    return;
  }
  expect(phoneMeaning(await field.inputValue())).toBe(phoneMeaning(way.wrong));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/10-digit phone number/);
}

/** Enters the known numbers by keyboard: the field is the one whose random plays src/forms/phone-field.test.tsx runs. */
async function playKnown(field: Locator): Promise<void> {
  for (const way of knownPhonePlays) await play(field, way, 'keyboard');
}

/** Random plays in a real editor, few because each key is a message to the browser. */
async function playAtRandom(field: Locator, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(phonePlay, (way) => play(field, way, 'editor')),
    { seed: 20_260_401, numRuns: runs, endOnFailure: true },
  );
}

interface Shown {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The value of a field without formatting. */
function plainly({ text, from, to }: Shown, edit: PhoneEdit): Shown {
  const put = (left: string, right: string) => ({ text: left + right, from: left.length, to: left.length });
  const [left, right] = [text.slice(0, from), text.slice(to)];
  if ('tap' in edit)
    return { text, from: Math.round(edit.tap * text.length), to: Math.round(edit.tap * text.length) };
  if ('pasted' in edit) return put(left + edit.pasted, right);
  if (edit.key === 'Backspace') return put(from === to ? left.slice(0, -1) : left, right);
  if (edit.key === 'Delete') return put(left, from === to ? right.slice(1) : right);
  return put(left + edit.key, right);
}

/** Makes an edit and returns the field's value before and after it. */
function edit(field: Locator, one: PhoneEdit): Promise<readonly [Shown, Shown]> {
  return field.evaluate(async (element, made): Promise<readonly [Shown, Shown]> => {
    const input = element as HTMLInputElement;
    const shown = () => ({
      text: input.value,
      from: input.selectionStart ?? 0,
      to: input.selectionEnd ?? 0,
    });
    const before = shown();
    if ('tap' in made) {
      const place = Math.round(made.tap * input.value.length);
      input.setSelectionRange(place, place);
    } else if ('pasted' in made) document.execCommand('insertText', false, made.pasted);
    else if (made.key === 'Backspace') document.execCommand('delete');
    else if (made.key === 'Delete') document.execCommand('forwardDelete');
    else document.execCommand('insertText', false, made.key);
    await new Promise((resolve) => setTimeout(resolve));
    return [before, shown()];
  }, one);
}

/** After each random edit, the text on both sides of the caret must match that of an unformatted field. */
async function editAtRandom(field: Locator, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(phoneEdits, async (edits) => {
      await empty(field);
      for (const one of edits) {
        const [before, shown] = await edit(field, one);
        const plain = plainly(before, one);
        expect(phoneMeaning(shown.text)).toBe(phoneMeaning(plain.text));
        expect(shown.text.slice(shown.to).replace(/\W/g, '')).toBe(
          plain.text.slice(plain.to).replace(/\W/g, ''),
        );
      }
    }),
    { seed: 20_260_402, numRuns: runs, endOnFailure: true },
  );
}

test.describe('every way of entering a phone number gives that number or an error', () => {
  test('in both booking forms', async ({ browser }) => {
    const page = await (await openDesktop(browser)).newPage();
    await page.goto('/');
    const { phone } = requestForm(page);
    await phone.scrollIntoViewIfNeeded();
    await expect(requestForm(page).submit).toBeEnabled();
    await playKnown(phone);
    await playAtRandom(phone, 8);
    await editAtRandom(phone, 2);
    const contact = requestForm(page, 'contact');
    await contact.phone.scrollIntoViewIfNeeded();
    await expect(contact.submit).toBeEnabled();
    await playKnown(contact.phone);
  });

  test('in the referral form and the tracker', async ({ browser }) => {
    const page = await (await openDesktop(browser)).newPage();
    await page.route('**/client/referral-track', (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { result: { referrals: [], more: false } },
      }),
    );
    await page.goto(referralScreens.form);
    const { clientPhone, agentPhone } = referralForm(page);
    await playKnown(clientPhone);
    await playKnown(agentPhone);
    await page.goto(referralScreens.tracker);
    await playKnown(page.getByLabel('Your phone number'));
  });

  test('in the questionnaire', async ({ browser }) => {
    const page: Page = await (await openDesktop(browser)).newPage();
    await page.goto(questionnaireAddress((await acceptedJob(newPerson())).key));
    await wizard(page).fill();
    await playKnown(page.getByLabel('Agent’s phone number'));
  });
});
