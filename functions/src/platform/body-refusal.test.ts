import { describe, expect, it } from 'vitest';
import { contract, type CallName } from '@domain/api/contract';
import { contactLimits } from '@domain/contact/fields';
import { questionnaireLimits } from '@domain/questionnaire/questionnaire-answers';
import { bodyLimits } from './body-limits';
import { bodyRefusal } from './body-refusal';

const refusal = async (name: CallName, body: unknown) =>
  bodyRefusal(await contract[name].request(), body, bodyLimits(name))?.message ?? null;

const form = (data: object, formType = 'booking') => ({ formType, data });
const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, 0]));

describe('a body is checked by lengths and counts only', () => {
  it.each<[string, unknown, string | null]>([
    ['a text of maximum length', form({ name: 'x'.repeat(20_000) }), null],
    ['one character more', form({ name: 'x'.repeat(20_001) }), 'text is too long: name'],
    ['one character more in an unknown member', form({ other: 'x'.repeat(20_001) }), 'text is too long: *'],
    [
      'one character more in a member name',
      form({ ['x'.repeat(20_001)]: 1 }),
      'the name of a member is too long',
    ],
    ['64 unknown members', form(members(64)), null],
    ['65', form(members(65)), 'over 64 unknown members'],
    ['65 in total at several levels', form({ a: members(32), b: [members(32)] }), 'over 64 unknown members'],
    ['a list of maximum length', form({ list: Array(100).fill(0) }), null],
    ['one item more', form({ list: Array(101).fill(0) }), '101 items at .data.*'],
    ['an unknown form type', form({ name: 'x' }, 'constructor'), null],
    ['nothing', null, null],
    ['a text instead of a body', 'x'.repeat(20_001), 'text is too long: '],
  ])('%s', async (_, body, expected) => {
    expect(await refusal('secure-form-submission', body)).toBe(expected);
  });

  it('fields of any form’s schema are never unknown', async () => {
    const data = { terms_accepted: true, electronic_consent: true, client_name: 'x', ...members(64) };
    expect(await refusal('secure-form-submission', form(data, 'agreement'))).toBeNull();
    expect(await refusal('secure-form-submission', form(data, 'booking'))).toBe('over 64 unknown members');
  });
});

describe('valid input fits at four bytes per character and twice the units when decomposed', () => {
  const bytes = (body: unknown) => Buffer.byteLength(JSON.stringify({ data: body }));

  it.each<[CallName, string[]]>([
    [
      'secure-form-submission',
      ['x'.repeat(contactLimits.name), '🏡'.repeat(contactLimits.address), '🏡'.repeat(contactLimits.note)],
    ],
    [
      'client-questionnaire-submit',
      [
        questionnaireLimits.description,
        questionnaireLimits.text,
        questionnaireLimits.text,
        200,
        200,
        200,
      ].map((length) => '🏡'.repeat(length)),
    ],
    ['client-followup-submit', Array<string>(3).fill('e\u0301'.repeat(2_000))],
  ])('%s', async (name, texts) => {
    const body = form(Object.fromEntries(texts.map((text, index) => [`text${index}`, text])));
    expect(bytes(body)).toBeLessThan(bodyLimits(name).bytes / 1.2);
    expect(await refusal(name, body)).toBeNull();
  });
});
