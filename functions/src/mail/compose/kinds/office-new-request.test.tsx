import { factorySettings } from '@domain/settings/factory-settings';
import { foundAddress } from '@domain/office/list-view';
import { instantConfirmation } from '@domain/request/confirmed-at-once';
import { expect, it, vi } from 'vitest';
import { composeOfficeNewRequest } from './office-new-request';

const { received } = vi.hoisted(() => ({
  received: { address: '', handled_by: null as string | null, booking_id: null as string | null },
}));
vi.mock('../../../records/request/stored-request', () => ({ requests: () => null }));
vi.mock('@domain/request/awaits-office', () => ({ requestAwaitsOffice: () => true }));
vi.mock('../load-subjects', () => ({
  loadSubjects: () =>
    Promise.resolve([
      {
        id: 'request-1',
        email: 'client@example.org',
        name: 'Ada',
        service_type: '',
        ...received,
        preferred_date: '2026-12-01',
        preferred_time: '09:00:00',
        preferred_until: null,
        date_flexible: true,
        time_flexible: true,
        slot_problems: [],
        special_instructions: '',
        client_asked_at: null,
        referral_id: null,
        price: 1,
        phone: '',
      },
    ]),
}));

it.each([
  ['1 Main St, Farawayville, ZZ 00501', true],
  [`1 Main St, ${factorySettings.area.cities[0]}`, false],
])('a request from %s is marked as outside the service area: %s', async (address, outside) => {
  received.address = address;
  const mail = await composeOfficeNewRequest([], new Date(), []);
  expect(mail?.text.includes('Outside the service area')).toBe(outside);
});

it('says of a request that was confirmed as it came in that it is a job, with a link to it', async () => {
  Object.assign(received, { handled_by: instantConfirmation, booking_id: 'job-1' });
  const mail = await composeOfficeNewRequest([], new Date(), []);
  expect(mail?.subject).toMatch(/^Confirmed right away: /);
  expect(mail?.text).toContain('The time was available, so it was confirmed right away.');
  expect(mail?.html).toContain(foundAddress('jobs', 'job-1').replaceAll('&', '&amp;'));
});
