import { expect, it } from 'vitest';
import { mailEvents } from './mail-event';

const event = (fields: object) => ({
  email: 'a@example.com',
  timestamp: 1_772_539_200,
  mail_ids: 'm-1',
  ...fields,
});
const at = new Date(1_772_539_200_000);

it.each([
  [{ event: 'deferred' }, 'deferred'],
  [{ event: 'delivered' }, 'delivered'],
  [{ event: 'bounce', type: 'bounce' }, 'bounced'],
  [{ event: 'bounce', type: 'blocked' }, 'blocked'],
  [{ event: 'dropped', reason: 'Bounced Address' }, 'dropped'],
  [{ event: 'spamreport' }, 'complained'],
])('%o', (fields, delivery) => {
  expect(mailEvents([event(fields)])).toEqual([
    { mailIds: ['m-1'], recipient: 'a@example.com', delivery, at },
  ]);
});

it('names each of the emails that were sent as one', () => {
  expect(mailEvents([event({ event: 'bounce', mail_ids: 'm-1,m-2' })])?.[0]?.mailIds).toEqual(['m-1', 'm-2']);
});

it.each([
  { event: 'processed' },
  { event: 'open' },
  { event: 'of_tomorrow' },
  { event: 'constructor' },
  { event: 7 },
  { event: 'bounce', mail_ids: undefined },
  { event: 'bounce', mail_ids: '' },
  { event: 'bounce', mail_ids: '../leads/1' },
  { event: 'bounce', timestamp: 'now' },
  { event: 'bounce', timestamp: 1e20 },
])('ignores %o', (fields) => {
  expect(mailEvents([event(fields)])).toEqual([]);
});

it.each([[null], [undefined], [{}], ['[]']])('%o holds no events', (body) => {
  expect(mailEvents(body)).toBeNull();
});

it('ignores what is no event in a list', () => {
  expect(mailEvents([null, 7, 'x', [], event({ event: 'delivered' })])).toHaveLength(1);
});
