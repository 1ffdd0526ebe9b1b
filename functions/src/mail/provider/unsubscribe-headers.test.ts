import { expect, it } from 'vitest';
import { unsubscribeHeaders } from './unsubscribe-headers';

const mail = { to: 'a@example.com', subject: 'A', html: '', text: '', attachments: [] };

it('offers to unsubscribe in one press where there is an address for it', () => {
  expect(unsubscribeHeaders({ ...mail, unsubscribeUrl: 'https://site.example/emails/1' })).toEqual({
    'List-Unsubscribe': '<https://site.example/emails/1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(unsubscribeHeaders(mail)).toEqual({});
});
