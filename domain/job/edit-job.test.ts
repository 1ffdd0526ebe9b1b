import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { buildJob } from '../../tools/testing/factories/build-job';
import { usualService } from '../../tools/testing/usual-service';
import { factorySettings } from '../settings/factory-settings';
import { activeTitles } from '../settings/offered-services';
import { fieldErrors } from '../testing/field-errors';
import {
  actualChanges,
  asShownNow,
  differingFields,
  editableOf,
  editJobSchema,
  fieldsEditedIn,
  servicesFor,
} from './edit-job';

const serviceTitles = activeTitles(factorySettings.services);

const job = buildJob({ total_price: 149 });
const seen = editableOf(job);
const idempotencyKey = '5f0c1c1e-8a3e-4b6e-9b0e-2d6a3f4b5c6d';
const errors = (changes: object) =>
  fieldErrors(editJobSchema, { bookingId: job.id, seen, changes, idempotencyKey });

test('each field can be changed alone', () => {
  const changes = [
    { service_type: serviceTitles.at(-1) },
    { address: '77 Kingfisher Rd, Akron' },
    { total_price: 0 },
    { deadline: '2026-12-08' },
    { deadline: '' },
    { special_instructions: '' },
  ];
  for (const change of changes) expect(errors(change)).toEqual({});
});

test('bad input is named at its field', () => {
  expect(errors({ address: 'x', total_price: 1.999 })).toEqual({
    'changes.address': 'Enter the full address, with city and ZIP code.',
    'changes.total_price': 'The price can have two decimal places at most.',
  });
});

test('a job can get every service that is offered, and keep its own under any title', () => {
  expect(servicesFor(factorySettings.services, usualService.title)).toEqual(serviceTitles);
  const retired = changedServices({ active: false });
  expect(servicesFor(retired, usualService.title)).toEqual([usualService.title, ...activeTitles(retired)]);
  expect(servicesFor(retired, 'Septic')).not.toContain(usualService.title);
  const renamed = changedServices(renamedService);
  expect(servicesFor(renamed, usualService.title)).toEqual([usualService.title, ...activeTitles(renamed)]);
});

test('a page of an earlier release, which knows no deadline, can still save', () => {
  const older = { ...seen, deadline: undefined };
  expect(
    fieldErrors(editJobSchema, {
      bookingId: job.id,
      seen: older,
      changes: { special_instructions: 'Call first' },
      idempotencyKey,
    }),
  ).toEqual({});
});

test('a value that stays the same is no change', () => {
  expect(actualChanges(seen, { total_price: 149, special_instructions: 'Call first' })).toEqual({
    special_instructions: 'Call first',
  });
});

test('a payment in between is a difference, and so is each other field', () => {
  const paid = editableOf({ ...job, payment_state: 'paid' });
  expect(differingFields(seen, paid)).toEqual(['received']);
  expect(differingFields(seen, { ...seen, address: 'x', total_price: 1 })).toEqual([
    'address',
    'total_price',
  ]);
});

test('a job that ended in the meantime counts as unchanged if only its codes were hidden', () => {
  const before = editableOf({ ...job, status: 'scheduled', special_instructions: 'Gate 4711' });
  const over = { ...job, status: 'completed', special_instructions: 'Gate 4711' } as const;
  expect(before.special_instructions).toBe('Gate 4711');
  expect(editableOf(over).special_instructions).toBe('Gate ••••');
  expect(differingFields(asShownNow(before, 'completed'), editableOf(over))).toEqual([]);
  const other = editableOf({ ...over, special_instructions: 'Side gate 4711' });
  expect(differingFields(asShownNow(before, 'completed'), other)).toEqual(['special_instructions']);
});

test('of a cancelled job only the note can be changed; a completed one keeps all fields', () => {
  expect(fieldsEditedIn('cancelled')).toEqual(['special_instructions']);
  expect(fieldsEditedIn('completed')).toContain('total_price');
});
