import { expect, test } from 'vitest';
import {
  accessKeyAlphabet,
  accessKeyLength,
  doorKeyMinutes,
  doorKeyRandom,
  doorKeyStart,
} from '@domain/access/access-link';
import { linkRefusal } from '../../access/link-refusal';
import { pageHtml } from './page-html';
import { closedPayment } from './report-answer';

const [character = ''] = accessKeyAlphabet;
const ownKey = character.repeat(accessKeyLength);
const doorKey = `${doorKeyStart}${character.repeat(doorKeyRandom)}`;

async function textOf(key: string): Promise<string> {
  const answer = closedPayment('expired', key);
  return 'body' in answer ? pageHtml(answer.title, answer.body) : '';
}

test('an expired code for the door says how long it worked, and the way on', async () => {
  const page = await textOf(doorKey);
  expect(page).toContain(`worked for ${doorKeyMinutes} minutes`);
  expect(page).toContain('ask your inspector for a new code');
  expect(await textOf(ownKey)).not.toContain('inspector for a new code');
});

test('a signature by an expired code says so too', () => {
  expect(linkRefusal('expired', doorKey).details.userMessage).toContain(`${doorKeyMinutes} minutes`);
  expect(linkRefusal('expired', ownKey).details.userMessage).not.toContain('minutes');
  expect(linkRefusal('revoked', doorKey)).toEqual(linkRefusal('revoked'));
});
