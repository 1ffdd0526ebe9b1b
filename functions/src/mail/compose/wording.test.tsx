import { expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import type { EmailSettings } from '@domain/settings/settings';
import { inContext, inPreview } from '../../platform/request-context';
import { Opening } from './kinds/opening';
import { renderMail } from './render-mail';
import { wordingOf, type Wording } from './wording';

const values = {
  service: 'Rush Scope',
  date: 'Tuesday, March 3, 2026',
  time: '10:00 AM',
  reference: 'K7M-2QX',
  'first name': 'Dana',
  address: '1 Main St',
  price: '$10',
};

function worded<Result>(words: Partial<EmailSettings['booking_approved']>, work: () => Promise<Result>) {
  const { emails } = factorySettings;
  return inContext('an-event', {}, (context) => {
    context.settings = {
      ...factorySettings,
      emails: { ...emails, booking_approved: { ...emails.booking_approved, ...words } },
    };
    return work();
  });
}

const wordingFor = (
  words: Partial<EmailSettings['booking_approved']>,
  records: readonly (typeof values | null)[] = [values],
) => worded(words, () => Promise.resolve(wordingOf('booking_approved', records)));

test('the owner’s words are filled', async () => {
  const { subject, opening } = await wordingFor({
    subject: '{service} on {date}, {time} ({reference})',
    opening: 'Hi {first name}, see you at {address}: {price}.',
  });
  expect(subject).toBe('Rush Scope on Tuesday, March 3, 2026, 10:00 AM (K7M-2QX)');
  expect(opening).toBe('Hi Dana, see you at 1 Main St: $10.');
});

test('no words are the standard wording', async () => {
  expect(await wordingFor({})).toMatchObject({ subject: null, opening: null });
});

test('what has a value missing is worded as standard, the other text is not', async () => {
  const words = { subject: 'Hello', opening: 'See you on {date}' };
  expect(await wordingFor(words, [{ ...values, date: '' }])).toMatchObject({
    subject: 'Hello',
    opening: null,
  });
});

test('several records fill in nothing', async () => {
  const words = { subject: 'On {date}', opening: 'See you soon.' };
  expect(await wordingFor(words, [values, values])).toMatchObject({
    subject: null,
    opening: 'See you soon.',
  });
});

test('one record that the words don’t fit has the standard wording', async () => {
  const words = { subject: 'Booked', opening: 'See you soon.' };
  expect(await wordingFor(words, [values, null])).toMatchObject({ subject: null, opening: null });
});

test('what somebody typed becomes no link and no line of its own', async () => {
  const address = '1 Main St\n\nhttps://evil.example/pay';
  const { opening } = await wordingFor({ opening: 'At {address}.' }, [{ ...values, address }]);
  expect(opening).toBe('At 1 Main St https[:]//evil[.]example/pay.');
});

test('a preview notes that the standard wording stands in', async () => {
  const noted = (date: string) =>
    worded({}, () =>
      inPreview(
        {
          ...factorySettings,
          emails: { ...factorySettings.emails, booking_approved: { subject: '', opening: 'On {date}' } },
        },
        () => Promise.resolve(wordingOf('booking_approved', [{ ...values, date }])),
      ),
    );
  expect(await noted('today')).toMatchObject({ result: { opening: 'On today' }, standard: false });
  expect(await noted('')).toMatchObject({ result: { opening: null }, standard: true });
});

const wording = (opening: string | null): Wording => ({ subject: null, opening, standard: 'it is booked.' });
const textOf = async (opening: string | null) =>
  renderMail(
    <Opening wording={wording(opening)} name="Dana Lee">
      A fact.
    </Opening>,
  );

test('a fact follows the opening, in the owner’s words and in ours', async () => {
  expect((await textOf(null)).text).toBe('Hello Dana Lee, it is booked. A fact.');
  expect((await textOf('Ours.')).text.split(/\n+/)).toEqual(['Ours.', 'A fact.']);
});

test('line breaks and paragraphs stay in both bodies, and our number is a link', async () => {
  const { display, e164 } = phoneOf(factorySettings.contact);
  const { html, text } = await textOf(`One\nTwo ${display}\n\nThree`);
  expect(text.split('\n').filter(Boolean)).toEqual(['One', `Two ${display}`, 'Three', 'A fact.']);
  expect(html.match(/<p /g)).toHaveLength(3);
  expect(html).toContain(`href="tel:${e164}"`);
});

test('the owner’s words are text in both bodies', async () => {
  const { html, text } = await textOf('<b>Hi</b> & bye');
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; &amp; bye');
  expect(text).toContain('<b>Hi</b> & bye');
});
