import { expect, test } from 'vitest';
import { randomFrom } from '../random';
import { drillPeople, type DrillPerson } from './drill-people';
import { judgeErasure } from './judge-erasure';

const [person, client] = drillPeople(randomFrom('judge'), 2, 0) as [DrillPerson, DrillPerson];

type Documents = Readonly<Record<string, object>>;

const image = (documents: Documents) => ({
  documents: new Map(
    Object.entries(documents).map(([path, fields]) => [path, `${path} ${JSON.stringify(fields)}`]),
  ),
  files: new Map<string, string>(),
  accounts: new Map<string, string>(),
});

const before: Documents = {
  'bookings/theirs': { email: person.email },
  'bookings/other': { email: client.email, status: 'scheduled', forms_mail: 'waiting' },
  'days/2026-12-07': { jobs: { theirs: '10:00', other: '12:00' } },
  'months/2026-12': { windows: '12:00' },
  'settings/current': { version: 1 },
  'contact_preferences/their-phone': { text: 'allowed' },
  'contact_preferences/other-phone': { text: 'allowed' },
};
const without = (documents: Documents, path: string): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([known]) => known !== path));
const erased: Documents = {
  ...without(without(before, 'bookings/theirs'), 'contact_preferences/their-phone'),
  'days/2026-12-07': { jobs: { other: '12:00' } },
};

const failures = (after: Documents) =>
  judgeErasure({
    person,
    pseudonyms: ['their-phone'],
    others: [client],
    clients: [client],
    before: image(before),
    after: image(after),
    alone: true,
  }).failures;

test('the months and the state of an email change on their own', () => {
  expect(failures(erased)).toEqual([]);
  const later = {
    'bookings/other': { email: client.email, status: 'scheduled', forms_mail: 'sent' },
    'months/2026-12': { windows: '10:00, 12:00' },
  };
  expect(failures({ ...erased, ...later })).toEqual([]);
});

test('a record under a pseudonym of the erased person goes, and one of another person stays', () => {
  const lost = without(erased, 'contact_preferences/other-phone');
  expect(failures(lost)).toEqual(['contact_preferences/other-phone is gone']);
});

test('a changed record of another person is reported with its fields', () => {
  const changed = { email: client.email, status: 'cancelled', forms_mail: 'sent' };
  expect(failures({ ...erased, 'bookings/other': changed })).toEqual(['bookings/other has changed: status']);
  expect(failures(without(erased, 'settings/current'))).toEqual(['settings/current is gone']);
});

test.each([
  ['days/2026-12-07', { jobs: { theirs: '10:00', other: '12:00' } }],
  ['visits/theirs', { due: 149 }],
])('a job of the erased person that is left in %s is reported', (path, fields) => {
  expect(failures({ ...erased, [path]: fields })).toEqual([
    `${path} still has a job of theirs`,
    'their jobs still take time',
  ]);
});
