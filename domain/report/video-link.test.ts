import { describe, expect, test } from 'vitest';
import { safeVideoLink, videoEnd, videoLinkField } from './video-link';

describe('a video link', () => {
  test.each([
    ['https://video.example.com/v/1?t=3', 'https://video.example.com/v/1?t=3'],
    ['video.example.com/v/1', 'https://video.example.com/v/1'],
    [' https://video.example.com ', 'https://video.example.com/'],
  ])('%s is opened at %s', (typed, opened) => {
    expect(safeVideoLink(typed)).toBe(opened);
    expect(videoLinkField.validateSync(typed)).toBe(opened);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://video.example.com/v/1',
    'file:///etc/passwd',
    // secretlint-disable-next-line @secretlint/secretlint-rule-basicauth -- made up
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'https://localhost/',
    'https://',
    'not a link',
    `https://example.com/${'x'.repeat(2_000)}`,
  ])('%j is not a video link', (typed) => {
    expect(safeVideoLink(typed)).toBeNull();
    expect(videoLinkField.isValidSync(typed)).toBe(false);
  });

  test('can be omitted', () => {
    expect(videoLinkField.validateSync('')).toBe('');
  });
});

test('a video is available for 30 days', () => {
  expect(videoEnd(new Date('2026-03-01T10:00:00Z'))).toEqual(new Date('2026-03-31T10:00:00Z'));
});
