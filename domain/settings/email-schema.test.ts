import { ValidationError } from 'yup';
import { describe, expect, test } from 'vitest';
import { wordedEmailSchema } from './email-schema';
import { factorySettings } from './factory-settings';
import { publicSettings } from './public-settings';
import { readSettings } from './read-settings';
import { settingsFormat } from './settings-record';
import { settingsSchema } from './settings-schema';
import type { Settings } from './settings';
import { emailLimits, placeholdersOf, standardWording } from './worded-emails';
import { wordedKinds, type WordedKind } from './worded-kinds';

const worded = (kind: WordedKind, changes: object): Settings => ({
  ...factorySettings,
  emails: { ...factorySettings.emails, [kind]: { ...factorySettings.emails[kind], ...changes } },
});

function problemOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `${error.path}: ${error.message}`;
  }
}

const without = (fields: object, name: string): object =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

test.each<[string, WordedKind, object, string]>([
  [
    'an unknown placeholder',
    'referral_progress',
    { opening: 'Hello {client}' },
    'emails.referral_progress.opening: {client} can’t be filled in. Here you can use {reference} and {status}.',
  ],
  [
    'one that its kind doesn’t have',
    'request_received',
    { opening: 'On {date}' },
    'emails.request_received.opening: {date} can’t be filled in. Here you can use {service}, {reference}, and {price}.',
  ],
  [
    'a name in a subject',
    'booking_approved',
    { subject: 'Hello {first name}' },
    'emails.booking_approved.subject: {first name} can’t be filled in. Here you can use {service}, {date}, {time}, and {reference}.',
  ],
  [
    'an unclosed one',
    'referral_received',
    { subject: 'Got it ({reference' },
    'emails.referral_received.subject: A brace is missing its other half. Here you can use {reference}.',
  ],
  [
    'a long subject',
    'report_ready',
    { subject: 'x'.repeat(emailLimits.subject + 1) },
    `emails.report_ready.subject: The subject can be up to ${emailLimits.subject} characters. Yours is ${emailLimits.subject + 1}.`,
  ],
  [
    'a long opening',
    'report_ready',
    { opening: 'x'.repeat(emailLimits.opening + 1) },
    `emails.report_ready.opening: The opening can be up to ${emailLimits.opening} characters. Yours is ${emailLimits.opening + 1}.`,
  ],
])('%s is refused at its field', (_what, kind, changes, problem) => {
  expect(problemOf(() => settingsSchema.validateSync(worded(kind, changes)))).toBe(problem);
});

test('a subject is one line; an opening can have several', () => {
  const typed = worded('booking_approved', { subject: ' See you\r\nBcc: eve ', opening: 'Hello\n\nthere ' });
  expect(settingsSchema.validateSync(typed).emails.booking_approved).toEqual({
    subject: 'See you Bcc: eve',
    opening: 'Hello\n\nthere',
  });
});

test('no subject takes what somebody typed in a form', () => {
  const inSubjects = new Set(wordedKinds.flatMap((kind) => placeholdersOf(kind, 'subject')));
  expect([...inSubjects].toSorted()).toEqual(['date', 'reference', 'service', 'time']);
});

test.each(wordedKinds)('the standard wording of %s is within the limits of the owner’s', (kind) => {
  const { subject, opening } = standardWording(kind);
  expect(subject.length).toBeLessThanOrEqual(emailLimits.subject);
  expect(opening.length).toBeLessThanOrEqual(emailLimits.opening);
});

describe('stored settings', () => {
  test('from before the section, or before one of its kinds, have the standard wording there', () => {
    const { emails } = factorySettings;
    expect(readSettings(settingsFormat, without(factorySettings, 'emails'))).toEqual(factorySettings);
    const before = { ...factorySettings, emails: without(emails, 'report_ready') };
    expect(readSettings(settingsFormat, before)).toEqual(factorySettings);
  });

  test('are saved with the section, so that an older page doesn’t remove the words', () => {
    const before = without(factorySettings, 'emails');
    expect(problemOf(() => settingsSchema.validateSync(before))).toContain('emails');
  });

  test('are served to pages without it', () => {
    expect(publicSettings(1, factorySettings)).not.toHaveProperty('emails');
  });
});

describe('what is asked for a preview', () => {
  test('has the placeholders of its kind', () => {
    const asked = { kind: 'referral_received', subject: '{date}', opening: '' };
    expect(problemOf(() => wordedEmailSchema.validateSync(asked))).toBe(
      'subject: {date} can’t be filled in. Here you can use {reference}.',
    );
    expect(
      problemOf(() => wordedEmailSchema.validateSync({ ...asked, subject: '{reference}' })),
    ).toBeUndefined();
  });

  test.each(['login_code', 'office_new_request', '', undefined])('is not of the kind %j', (kind) => {
    expect(problemOf(() => wordedEmailSchema.validateSync({ kind, subject: '', opening: '' }))).toMatch(
      /^kind: /,
    );
  });
});
