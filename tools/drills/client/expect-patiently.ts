import { expect as plain } from '@playwright/test';

/** Playwright's, with the patience that several browsers on a busy machine need; outside of its test runner nothing else sets it. */
export const expect = plain.configure({ timeout: 60_000 });
