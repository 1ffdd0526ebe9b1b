import { expect, it } from 'vitest';
import { marksOf } from './marks-of';

/** A found record, of which only these fields are read. */
const row = (fields: object): never => ({ data: () => fields }) as never;

it('collects every name and number stored with the person’s address, and nobody else’s', () => {
  const marks = marksOf('ann@example.com', {
    requests: [row({ name: 'Ann Lee', phone: '(312) 555-0111' })],
    jobs: [
      row({
        customer: { name: 'Ann B. Lee', email: '', phone: '(312) 555-0112', address: '' },
      }),
    ],
    reports: [
      row({
        findings: JSON.stringify({ clientName: 'A. Lee' }),
        recommendations: JSON.stringify({ text: '', priorities: [] }),
      }),
    ],
    customer: row({}),
    referralsOfThem: [
      row({
        client_name: 'Ann Lee',
        client_phone: '(312) 555-0113',
        referrer_name: 'Bo Park',
        referrer_phone: '(312) 555-0199',
      }),
    ],
    referralsByThem: [row({ referrer_name: 'Ann Lee, Realtor', referrer_phone: '', client_name: 'Cy Dunn' })],
    rewards: [row({ referrer_name: 'Ann Lee', client_name: 'Cy Dunn' })],
    questionnairesNamingThem: [row({ agent_name: 'Lee Ann', agent_phone: '(312) 555-0111' })],
  });
  expect(marks).toEqual({
    email: 'ann@example.com',
    phones: ['3125550111', '3125550112', '3125550113'],
    names: ['Ann Lee', 'Ann B. Lee', 'Ann Lee, Realtor', 'Lee Ann', 'A. Lee'],
  });
});
