import type { BrowserContext } from '@playwright/test';
import type { ClockRound } from './clock-plan';

/** A device whose clock is wrong, and who holds it. */
export interface ClockScene {
  readonly context: BrowserContext;
  readonly site: string;
  readonly round: ClockRound;
  /** Nobody else's. */
  readonly person: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
  };
}
