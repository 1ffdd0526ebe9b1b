import type { Migration } from './migration';

/** Every migration since release 1.0, oldest first. One stays here as long as someone may come from before it. */
export const migrations: readonly Migration[] = [];
