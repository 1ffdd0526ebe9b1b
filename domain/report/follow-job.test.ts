import { expect, test } from 'vitest';
import { followJob } from './follow-job';

const begunFor = {
  clientName: 'Ann Lee',
  clientEmail: 'ann@exmple.com',
  propertyAddress: '1 Elm St, Akron 44601',
};
const job = {
  clientName: 'Ann Leigh',
  clientEmail: 'ann@example.com',
  propertyAddress: '9 Oak St, Akron 44601',
};

test('a report follows its job in fields that weren’t edited in the report', () => {
  expect(followJob({ ...begunFor, summary: 'One joint.' }, begunFor, job)).toEqual({
    ...job,
    summary: 'One joint.',
  });
});

test('what was typed instead stays', () => {
  const typed = { ...begunFor, propertyAddress: '1 Elm St, Unit B, Akron 44601' };
  expect(followJob(typed, begunFor, job)).toEqual({ ...job, propertyAddress: typed.propertyAddress });
});

test('a job without an address changes nothing', () => {
  expect(followJob(begunFor, begunFor, { ...job, propertyAddress: '' })).toEqual({
    ...job,
    propertyAddress: begunFor.propertyAddress,
  });
});
