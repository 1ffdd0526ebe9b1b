import { expect, test } from 'vitest';
import { addedSentence } from './added-sentence';

const file = { name: 'DCIM0001.MP4', size: 2_400_000_000 };

test.each([
  ['empty', 'This file is empty. Copy it from the camera’s card again.'],
  ['not-a-film', 'This file isn’t a film. Choose the camera’s MP4, MOV, or AVI file.'],
  [
    'too-large',
    'This film is larger than 4 GB. Record it in two parts, or set the camera to a lower quality.',
  ],
  ['already-here', 'This film is already in this report.'],
  [
    'unreadable',
    'We couldn’t read this film to its end, so it wasn’t added. Leave the card in until it’s copied, then choose the film again. What you typed is safe.',
  ],
  [
    'not-stored',
    'This device didn’t store this film. Choose it again in a moment. Nothing else on this device has changed.',
  ],
] as const)('a film that is %s', (state, sentence) => {
  expect(addedSentence(file, { state })).toBe(`DCIM0001.MP4: ${sentence}`);
});

test.each([
  [
    1_100_000_000,
    'This film needs 2.4 GB, and this device has room for about 1.1 GB. Make some room, then choose it again. Nothing else on this device has changed.',
  ],
  [
    null,
    'This device is out of space, so the film wasn’t added. Make some room, then choose it again. Nothing else on this device has changed.',
  ],
])('a film for which there is no room, of %s bytes', (room, sentence) => {
  expect(addedSentence(file, { state: 'no-room', room })).toBe(`DCIM0001.MP4: ${sentence}`);
});
