import { expect, it } from 'vitest';
import { judgeCopy } from './judge-copy';

const placed = (text: string, file = 'src/site/page.tsx') => ({ file, line: 3, text });

it.each([
  'Answer this mail.',
  'Your e-mail address',
  'Call us on {phone}.',
  'You shall pay.',
  'Tick the box.',
  "It's ready.",
  'Within {contactHours} hours.',
  'past {promised.hours} hours',
  'within {legal.noticeDays} days',
])('names %s, and what to write instead', (text) => {
  expect(judgeCopy([placed(text)])).toEqual([expect.stringContaining(`in “${text}”`)]);
});

it.each([
  'Reply to this email.',
  'It’s ready.',
  '{mail.kind} sent',
  'Check the box.',
  'Within {hoursInWords(contactHours)}.',
])('accepts %s', (text) => {
  expect(judgeCopy([placed(text)])).toEqual([]);
});

it('leaves signed texts as they are', () => {
  const file = 'businesses/example/legal/agreement-2026-11-01.ts';
  expect(judgeCopy([placed('by e-mail to us', file)])).toEqual([]);
});
