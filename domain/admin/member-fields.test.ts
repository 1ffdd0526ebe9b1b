import { expect, test } from 'vitest';
import { object, ValidationError } from 'yup';
import { weekdays } from '../business/facts';
import { memberFields } from './member-fields';
import type { MemberDetails } from './team-calls';

const schema = object(memberFields);
const right: MemberDetails = {
  name: 'Ann Lee',
  credential: '',
  phone: '',
  role: 'office',
  inspects: true,
  color: 'green',
  services: null,
  week: null,
  days_off: [],
};
const day = { works: true, from: '09:00', to: '17:00' };
const weekOf = (change: Partial<typeof day>) => ({
  ...Object.fromEntries(weekdays.map((name) => [name, day])),
  Monday: { ...day, ...change },
});

const problems = (change: object) => {
  try {
    schema.validateSync({ ...right, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
};

test.each([
  ['everything', {}],
  ['no services, of someone who does no inspections', { inspects: false, services: [] }],
  ['a week of their own', { week: weekOf({}) }],
  ['a day without hours, on which they don’t work', { week: weekOf({ works: false, from: '', to: '' }) }],
  ['one day off', { days_off: [{ from: '2026-12-01', to: '2026-12-01' }] }],
])('takes %s', (_what, change) => {
  expect(problems(change)).toEqual([]);
});

test.each([
  [{ phone: '12' }, 'phone: Enter a phone number with ten digits.'],
  [{ services: [] }, 'services: Choose at least one service.'],
  [{ color: 'pink' }, 'color: Choose a color from the list.'],
  [{ week: weekOf({ to: '08:00' }) }, 'week.Monday.to: The day has to end after it begins.'],
  [{ week: weekOf({ from: '' }) }, 'week.Monday.from: Enter when the day begins.'],
  [
    { week: Object.fromEntries(weekdays.map((name) => [name, { ...day, works: false }])) },
    'week: Choose at least one day.',
  ],
  [
    { days_off: [{ from: '2026-12-02', to: '2026-12-01' }] },
    'days_off[0].to: The last day can’t be before the first.',
  ],
  [{ days_off: [{ from: '2026-12-02', to: '2027-12-05' }] }, 'days_off[0].to: A year is the longest.'],
  [{ days_off: [{ from: '', to: '2026-12-05' }] }, 'days_off[0].from: Enter the first day.'],
])('refuses %j', (change, sentence) => {
  expect(problems(change)).toContain(sentence);
});
