import { expect as plain } from '@playwright/test';
import { patienceMs } from '../../../src/ui/testing/patience';

/**
 * Playwright's `expect` with a longer timeout for several browsers on a busy machine, because no test runner
 * configures it here.
 */
export const expect = plain.configure({ timeout: patienceMs });
