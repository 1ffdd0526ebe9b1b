import type { BrowserContext } from '@playwright/test';
import type { ClockRound } from './clock-plan';

/** A device with a wrong clock and its user. */
export interface ClockScene {
  readonly context: BrowserContext;
  readonly site: string;
  readonly round: ClockRound;
  /** A unique network address. */
  readonly person: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
  };
}
