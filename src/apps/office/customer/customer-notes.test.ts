import { business } from '@domain/business/business';
import { expect, test } from 'vitest';
import { buildCustomer } from '../../../../tools/testing/factories/build-customer';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { buildReferral } from '../../../../tools/testing/factories/build-referral';
import { buildRequest } from '../../../../tools/testing/factories/build-request';
import { addressesOf, notesOf } from './customer-notes';

const none = { jobs: [], requests: [], referrals: [] };

test('each note leads to its record, and a finished job’s access code stays hidden', () => {
  const notes = notesOf({
    jobs: [
      buildJob({ id: 'b-1', special_instructions: 'Lockbox 4711', status: 'completed' }),
      buildJob({ id: 'b-2' }),
    ],
    requests: [buildRequest({ id: 'l-1', special_instructions: 'Call first' })],
    referrals: [buildReferral({ id: 'r-1', additional_notes: 'A friend' })],
  });
  expect(notes.map(({ to, facts }) => [to?.split('found=')[1], facts?.[0]])).toEqual([
    ['b-1', 'Lockbox ••••'],
    ['l-1', 'Call first'],
    ['r-1', 'A friend'],
  ]);
});

test('an address in two spellings is listed once, with where it stands', () => {
  const imported = (address: string) => ({ address, import_id: 'import-1' });
  const customer = buildCustomer({
    address: `482 E Ridgeline Dr, Niles, ${business.stateCode} 44070`,
    more_addresses: [imported('9 Elm Street, Akron'), imported('4 Oak Ave, Troy')],
  });
  const job = buildJob({
    customer: { ...customer, address: `482 E Ridgeline Drive, Niles, ${business.state} 44070` },
  });
  const request = buildRequest({ address: `9 Elm St, Akron, ${business.stateCode} 44601` });
  expect(addressesOf(customer, { ...none, jobs: [job], requests: [request] })).toEqual([
    { address: customer.address, of: 'On file, Job' },
    { address: '9 Elm Street, Akron', of: 'Import, Request' },
    { address: '4 Oak Ave, Troy', of: 'Import' },
  ]);
});
