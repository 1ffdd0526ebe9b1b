import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { usualService } from '../../tools/testing/usual-service';
import { requestSubmissionSchema } from './request-submission';

const today = '2026-11-21';
const valid = {
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  phone: '(312) 555-0117',
  address: '482 E Ridgeline Dr, Niles, OH 44070',
  service_type: usualService.title,
  scheduled_date: '2026-12-01',
  scheduled_time: '10:00:00',
  total_price: 199,
  special_instructions: 'Gate code 1234',
  report_for: 'buyer',
};
const errors = (overrides: object) =>
  fieldErrors(requestSubmissionSchema, { ...valid, ...overrides }, { today });

test('accepts the landing page’s submission unchanged', () => {
  expect(requestSubmissionSchema.validateSync(valid, { context: { today } })).toEqual(valid);
});

test('requires name, email, phone, and address, and nothing else', () => {
  expect(Object.keys(fieldErrors(requestSubmissionSchema, {}, { today })).sort()).toEqual([
    'address',
    'email',
    'name',
    'phone',
  ]);
  const { name, email, phone, address } = valid;
  expect(requestSubmissionSchema.cast({ name, email, phone, address })).toEqual({
    name,
    email,
    phone,
    address,
    service_type: '',
    scheduled_date: '',
    scheduled_time: '',
    special_instructions: '',
  });
});

describe('the date', () => {
  test.each([
    ['blank', ''],
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['a year from now', '2027-11-21'],
    ['yesterday, for a request queued on a device', '2026-11-20'],
  ])('%s is accepted', (_what, scheduled_date) => {
    expect(errors({ scheduled_date })).toEqual({});
  });

  test.each([
    ['a year and a day from now', '2027-11-22', 'Choose a date within a year from now.'],
    ['the end of time', '9999-12-31', 'Choose a date within a year from now.'],
    ['a day that does not exist', '2026-11-31', 'Enter the date as month, day, and year.'],
    ['29 February of a common year', '2027-02-29', 'Enter the date as month, day, and year.'],
    ['another notation', '12/01/2026', 'Enter the date as month, day, and year.'],
    ['an instant', '2026-12-01T10:00:00Z', 'Enter the date as month, day, and year.'],
    ['words', 'next week', 'Enter the date as month, day, and year.'],
  ])('%s is refused', (_what, scheduled_date, sentence) => {
    expect(errors({ scheduled_date })).toEqual({ scheduled_date: sentence });
  });

  test('February 29 of a leap year is accepted', () => {
    const leap = { ...valid, scheduled_date: '2028-02-29' };
    expect(fieldErrors(requestSubmissionSchema, leap, { today: '2028-02-01' })).toEqual({});
    expect(fieldErrors(requestSubmissionSchema, leap, { today: '2028-02-29' })).toEqual({});
  });
});

describe('the time', () => {
  test.each(['', '08:00', '16:00:00', '23:59:59'])('%j is accepted', (scheduled_time) => {
    expect(errors({ scheduled_time })).toEqual({});
  });
  test.each(['8:00', '24:00', '10:60', '10 AM', '10:00:00Z'])('%j is refused', (scheduled_time) => {
    expect(errors({ scheduled_time })).toEqual({ scheduled_time: 'Choose a time from the list.' });
  });
});

test('a note of 2,000 characters is accepted, one of 5,000 is refused with a message', () => {
  expect(errors({ special_instructions: 'x'.repeat(2000) })).toEqual({});
  expect(errors({ special_instructions: 'x'.repeat(5000) })).toEqual({
    special_instructions: 'The note can be up to 2,000 characters. Yours is 5,000.',
  });
});

test('a price must be a plausible number', () => {
  expect(errors({ total_price: 0 })).toEqual({});
  for (const total_price of [-1, 100_001, 'free', {}, null]) {
    expect(errors({ total_price })).toHaveProperty('total_price');
  }
});

test('the report recipient is the buyer or unspecified', () => {
  expect(errors({ report_for: undefined })).toEqual({});
  expect(errors({ report_for: 'seller' })).toHaveProperty('report_for');
});

test.each([{ status: 'booked' }, { price: 1 }, { id: 'lead-1' }, { admin: true }])(
  '%j is dropped because the form has no such field',
  (extra) => {
    const [name = ''] = Object.keys(extra);
    const body = { ...valid, ...extra };
    expect(requestSubmissionSchema.validateSync(body)).not.toHaveProperty(name);
  },
);

test.each([
  ['a list', ['Dana']],
  ['an object', { first: 'Dana' }],
  ['nothing', null],
])('a name that is %s is refused', (_what, name) => {
  expect(errors({ name })).toHaveProperty('name');
});

test.each([null, 'text', 7, []])('%j is not a request', (body) => {
  expect(() => requestSubmissionSchema.validateSync(body)).toThrow();
});

describe('casting twice equals casting once', () => {
  test.each([
    ['plain', {}],
    [
      'spaces and capitals',
      { name: '  Dana \n Whitlock ', email: ' DANA@Example.com ', phone: '+1 312 555 0117' },
    ],
    ['invisible characters', { name: 'Da\u0000na\u202E', address: '\uFEFF482 E Ridge\u200Bline Dr' }],
    [
      'separated combining accents',
      { name: 'Nu\u200B\u0301n\u0303ez', special_instructions: 'e\uD83D\u0301' },
    ],
    ['right to left', { name: 'שרה כהן', special_instructions: 'הכניסה\r\nמאחור' }],
    ['numbers as text', { total_price: '199', name: 12 }],
    ['left out', { scheduled_date: undefined, scheduled_time: undefined, report_for: undefined }],
    ['an invalid phone number', { phone: ' 555-014 ' }],
  ])('%s', (_what, overrides) => {
    const once = requestSubmissionSchema.cast({ ...valid, ...overrides }, { assert: false });
    expect(requestSubmissionSchema.cast(once, { assert: false })).toEqual(once);
  });
});
