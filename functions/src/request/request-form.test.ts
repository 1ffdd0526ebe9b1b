import type { Transaction } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import type { ServicesSettings } from '@domain/settings/settings';
import { changedServices, renamedService } from '../../../tools/testing/changed-services';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { usualService } from '../../../tools/testing/usual-service';
import type { SubmittedRecord } from '../submission/accept-submission';
import type { PublicCaller } from '../platform/authorize';
import { requestForm } from './request-form';

const read = vi.hoisted(() => vi.fn<(transaction: Transaction) => Promise<unknown>>());
vi.mock('../platform/stored-settings', () => ({ settingsIn: read }));

const transaction = {} as Transaction;
const caller = { kind: 'public', client: 'a-client', networks: [] } as unknown as PublicCaller;
const data = {
  ...buildRequestSubmission(),
  service_type: usualService.title,
  total_price: usualService.price,
  // An open time isn't looked up.
  scheduled_time: '',
};

async function stored(services: ServicesSettings) {
  read.mockResolvedValue({ settings: { ...factorySettings, services } });
  const { read: readForm } = requestForm(data, { caller, clientInfo: {}, now: new Date() });
  return ((await readForm(transaction, 'lead-1')) as SubmittedRecord).fields;
}

test('a request gets the price that its transaction reads, beside the one that the page showed', async () => {
  const price = usualService.price + 20;
  expect(await stored(changedServices({ price }))).toMatchObject({
    service_type: usualService.title,
    price,
    quoted_price: usualService.price,
  });
  expect(read).toHaveBeenCalledWith(transaction);
});

test('an outdated page may send a service’s former title, or a retired service', async () => {
  expect(await stored(changedServices(renamedService))).toMatchObject({ service_type: 'Renamed Scope' });
  expect(await stored(changedServices({ active: false }))).toMatchObject({
    service_type: usualService.title,
    price: usualService.price,
  });
});
