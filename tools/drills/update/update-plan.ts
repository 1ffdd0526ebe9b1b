import { randomFrom } from '../random';

/**
 * wizard: a questionnaire with a half-filled step. outbox: a form that was submitted offline and is queued.
 * screens: a referral being filled in, in an app that moves on to a screen whose file is gone.
 */
export type UpdateRound = WizardRound | OutboxRound | ScreensRound;

/**
 * How the person gets the new build: by the prompt, by reloading, by closing the page; or not at all,
 * continuing with the old one.
 */
export type UpdateWay = 'prompt' | 'reload' | 'closed' | 'goes on';

export interface WizardRound {
  readonly kind: 'wizard';
  /** From 0; answered, but not left. */
  readonly step: number;
  readonly worker: boolean;
  readonly way: UpdateWay;
}

export interface OutboxRound {
  readonly kind: 'outbox';
  readonly form: 'booking' | 'referral';
  readonly worker: boolean;
  readonly way: 'reload' | 'closed' | 'goes on';
}

export interface ScreensRound {
  readonly kind: 'screens';
}

/** The rounds derived from a seed: the kinds in turn, with as much variation as possible. */
export function planUpdate(seed: string, count: number): UpdateRound[] {
  const random = randomFrom(seed);
  const oneOf = <Choice>(...choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[random.below(choices.length)] ?? choices[0];
  const kinds = ['wizard', 'outbox', 'wizard', 'screens', 'wizard', 'outbox'] as const;
  return Array.from({ length: count }, (_, index): UpdateRound => {
    switch (kinds[index % kinds.length] ?? 'wizard') {
      case 'wizard': {
        const worker = random.chance(0.6);
        const ways = ['reload', 'closed', 'goes on'] as const;
        return {
          kind: 'wizard',
          step: random.below(10),
          worker,
          way: worker ? oneOf<UpdateWay>('prompt', ...ways) : oneOf(...ways),
        };
      }
      case 'outbox':
        return {
          kind: 'outbox',
          form: oneOf('booking', 'referral'),
          worker: random.chance(0.5),
          way: oneOf('reload', 'closed', 'goes on'),
        };
      case 'screens':
        return { kind: 'screens' };
    }
  });
}

/** A short description of a round. */
export function roundName(round: UpdateRound): string {
  const worker = 'worker' in round && (round.worker ? ', installed' : ', not installed');
  switch (round.kind) {
    case 'wizard':
      return `questionnaire at step ${round.step + 1}, ${round.way}${worker || ''}`;
    case 'outbox':
      return `unsent ${round.form}, ${round.way}${worker || ''}`;
    case 'screens':
      return 'a screen whose file is gone';
  }
}
