import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { RequestSubmission } from '@domain/request/request-submission';
import { factorySettings } from '@domain/settings/factory-settings';
import { standardService } from '@domain/settings/offered-services';
import { closeDatabase } from '../open-database';
import { formsOutbox } from '../forms-outbox';
import { liveContext, type OutboxContext } from '../outbox-context';
import { submitThroughOutbox } from '../submit';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { fakeLocks } from './fake-locks';
import { FakeServer } from './fake-server';

export const booking: RequestSubmission = {
  name: 'Ada Nguyen',
  email: 'ada@example.com',
  phone: '(312) 555-0100',
  address: '12 Elm St, Akron 44601',
  service_type: standardService(factorySettings.services).title,
  scheduled_date: '',
  scheduled_time: '',
  total_price: 149,
  special_instructions: '',
};

/** An empty device, a working server, and a clock that only the test advances. */
export async function outboxHarness() {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubNavigator({ onLine: true, locks: fakeLocks() });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { href: 'https://site.example/' });
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);

  const clock = { now: Date.UTC(2026, 4, 4, 15) };
  const context: OutboxContext = { ...liveContext, now: () => clock.now, patienceMs: 800 };
  const noSender = () => undefined;
  return {
    server,
    clock,
    context,
    submit: (data: RequestSubmission = booking, entryId?: string, world: OutboxContext = context) =>
      submitThroughOutbox(
        { callName: 'secure-form-submission', formType: 'booking', data, ...(entryId && { entryId }) },
        world,
        noSender,
      ),
    /** One round of the sender. Returns whether nothing is left to send. */
    round: async (quietMs = 0) => (await formsOutbox(context).round(quietMs)).allSettled,
  };
}

export type OutboxHarness = Awaited<ReturnType<typeof outboxHarness>>;
