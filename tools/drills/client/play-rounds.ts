import type { Result } from '../../test/result';

export interface RoundOutcome {
  readonly round: string;
  readonly seconds: number;
  /** What failed, as one line; null for success. */
  readonly failure: string | null;
}

/** Plays rounds one after another; a failed one does not stop the rest. `nameOf` names a round in reports. */
export async function playRounds<Round>(
  rounds: readonly Round[],
  nameOf: (round: Round) => string,
  play: (round: Round) => Promise<void>,
  onProgress: (done: number) => void = () => undefined,
): Promise<RoundOutcome[]> {
  const outcomes: RoundOutcome[] = [];
  for (const round of rounds) {
    const began = Date.now();
    const failure = await play(round).then(() => null, plainFailure);
    outcomes.push({ round: nameOf(round), seconds: Math.round((Date.now() - began) / 1000), failure });
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** Converts the rounds to a result; a round without a failure passes. */
export function judgeRounds(name: string, outcomes: readonly RoundOutcome[]): Result {
  const failures = outcomes.flatMap(({ round, failure }) => (failure === null ? [] : `${round}: ${failure}`));
  return { name, passed: outcomes.length - failures.length, failures };
}

/** The start of an error's message, without terminal colors. */
function plainFailure(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = message.replace(/\u001B\[\d+m/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' ');
}
