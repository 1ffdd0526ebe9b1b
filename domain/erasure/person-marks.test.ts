import { describe, expect, it } from 'vitest';
import { personMarks, redactionOf } from './person-marks';
import { redactValue } from './redact-value';

const marks = personMarks('ann.lee@example.com', [
  { name: 'Ann Lee', phone: '(312) 555-0117' },
  { name: 'Ann', phone: '' },
]);
const redaction = redactionOf(marks);
const clean = (text: string) => redaction.text(text, { contacts: true, names: true });

describe('removes a person from a text', () => {
  it.each([
    ['Call Ann.Lee@Example.com first', 'Call [removed] first'],
    ['call 312.555.0117, or +1 (312) 555-0117', 'call [removed], or [removed]'],
    ['3125550117', ''],
    ['The house of ann  lee.', 'The house of [removed].'],
    ['(ann.lee@example.com)', '([removed])'],
  ])('%j', (text, left) => expect(clean(text)).toBe(left));

  it.each([
    'joann.lee@example.com',
    'ann.lee@example.com.au',
    '13125550117999',
    'Joann Leeds',
    'Ann was here',
    'Lee, Ann',
  ])('leaves %j, which is about somebody else', (text) => expect(clean(text)).toBe(text));

  it('handles hyphens in an address and in a name', () => {
    const hyphened = personMarks('ann-lee@ex-ample.com', [{ name: 'Ann-Marie Lee-Ross', phone: '' }]);
    const text = 'Ann-Marie Lee-Ross, ann-lee@ex-ample.com';
    expect(redactionOf(hyphened).text(text, { contacts: true, names: true })).toBe('[removed], [removed]');
  });

  it('does not treat a single word as a name', () => expect(marks.names).toEqual(['Ann Lee']));
});

describe('another person’s record', () => {
  const record = {
    name: 'Ann Lee',
    phone: '(312) 555-0117',
    search_keys: ['3125550117'],
    special_instructions: 'Ask for Ann Lee, 312-555-0117',
    customer: { note: 'ann.lee@example.com', count: 2 },
    findings: JSON.stringify({ clientName: 'Ann Lee', findings: [{ observation: 'Ann Lee was there' }] }),
    broken: '{Ann Lee',
  };

  it('keeps its own name and number, and loses the erased person’s elsewhere', () => {
    expect(redactValue(record, redaction, { everyField: false })).toEqual({
      ...record,
      special_instructions: 'Ask for [removed], [removed]',
      customer: { note: '', count: 2 },
      findings: JSON.stringify({
        clientName: 'Ann Lee',
        findings: [{ observation: '[removed] was there' }],
      }),
      broken: '{[removed]',
    });
  });

  it('is unchanged if it names no erased person', () => {
    const other = { name: 'Bo', at: new Date(), list: [{ text: 'x' }], json: '{"a":1}' };
    expect(redactValue(other, redaction, { everyField: true })).toBe(other);
  });

  it('loses every field if it is about no one else', () => {
    expect(redactValue({ name: 'Ann Lee', phone: '312 555 0117' }, redaction, { everyField: true })).toEqual({
      name: '',
      phone: '',
    });
  });
});
