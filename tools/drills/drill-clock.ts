import { onOwnStack } from '../test/on-own-stack';
import { clockDrillArguments, type ClockDrillArguments } from './clock/clock-drill-options';

/** `npm run drill:clock`: people on devices whose clock is days off lose no data and gain no access. */
export async function main(args: string[]): Promise<number> {
  const options = clockDrillArguments(args);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, hours, times }: ClockDrillArguments, executablePath: string) {
  const { testEnvironment } = await import('../test/test-environment');
  Object.assign(process.env, testEnvironment({ chromium: executablePath }));
  const { drillRounds } = await import('./client/drill-rounds');
  const { planClocks } = await import('./clock/clock-plan');
  const { runClockDrill } = await import('./clock/run-clock-drill');
  const rounds = planClocks(seed, { hours, times });
  return drillRounds(
    {
      name: 'clock',
      title: `${rounds.length} devices ${hours} h off, seed ${seed}`,
      options: { seed, hours, times },
      rounds,
      run: runClockDrill,
    },
    executablePath,
  );
}
