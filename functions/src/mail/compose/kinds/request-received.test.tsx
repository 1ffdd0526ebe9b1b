import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { promisesOf } from '@domain/settings/promises-of';
import { expect, it, vi } from 'vitest';
import { inContext } from '../../../platform/request-context';
import { composeRequestReceived } from './request-received';

const { received } = vi.hoisted(() => ({
  received: {
    id: 'request-1',
    email: 'client@example.org',
    name: 'Ada',
    service_type: '',
    address: '1 Main St',
    preferred_date: '2026-12-01',
    preferred_time: '09:00:00',
    preferred_until: null,
    date_flexible: true,
    time_flexible: true,
    slot_problems: [],
    special_instructions: '',
    price: 1,
    phone: '',
  },
}));
vi.mock('../../../records/request/stored-request', () => ({ requests: () => null }));
vi.mock('../load-subjects', () => ({ loadSubjects: () => Promise.resolve([received]) }));

const settings = {
  ...factorySettings,
  contact: { ...factorySettings.contact, phone: '+15550100199', email: 'new@example.org' },
  promises: { ...factorySettings.promises, confirmationHours: 151, reportHours: 153 },
};

it('names number, address and promises as the office saved them', async () => {
  const mail = await inContext('an-event', {}, (context) => {
    context.settings = settings;
    return Promise.resolve(composeRequestReceived([], new Date(), []));
  });
  const { display, e164 } = phoneOf(settings.contact);
  const { bookingConfirmation, reportTurnaround } = promisesOf(settings.promises);
  for (const text of [display, 'new@example.org', bookingConfirmation, reportTurnaround]) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.html.match(/href="tel:[^"]*"/g)).toEqual([`href="tel:${e164}"`, `href="tel:${e164}"`]);
  expect(mail?.text).not.toContain(phoneOf(factorySettings.contact).display);
});
