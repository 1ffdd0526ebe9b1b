import { expect, test } from 'vitest';
import { publishingState, type Published, type Publishing } from './publishing';

const now = new Date('2026-03-03T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const online = (version: number): Published => ({ version, at: minutesAgo(60) });
const buildFailed = (minutes: number): Published => ({ ...online(4), failedAt: minutesAgo(minutes) });
const asked = (version: number, minutes: number, failed = false): Publishing => ({
  automatic: true,
  asked: { version, at: minutesAgo(minutes), failed },
});
const never: Publishing = { automatic: true, asked: null };
const byHand: Publishing = { automatic: false, asked: null };

test.each<[what: string, publishing: Publishing, published: Published | null, state: string]>([
  ['the pages have them', never, online(5), 'published'],
  ['the pages have them, though the hook failed', asked(5, 1, true), online(5), 'published'],
  ['there is no hook', byHand, online(4), 'by-deploy'],
  ['there is no hook, and a deploy has published them', byHand, online(5), 'published'],
  ['the hook was called just now', asked(5, 1), online(4), 'publishing'],
  ['the hook was called, and the pages can’t be read', asked(5, 1), null, 'publishing'],
  ['the hook was called half an hour ago', asked(5, 30), online(4), 'failed'],
  ['the build has failed since the hook was called', asked(5, 2), buildFailed(1), 'failed'],
  ['a build failed before the hook was called', asked(5, 1), buildFailed(2), 'publishing'],
  ['the hook failed', asked(5, 1, true), online(4), 'failed'],
  ['the hook was called for an earlier version only', asked(4, 1), online(4), 'failed'],
  ['the hook was never called', never, online(4), 'failed'],
])('%s', (_what, publishing, published, state) => {
  expect(publishingState(5, publishing, published, now)).toBe(state);
});
