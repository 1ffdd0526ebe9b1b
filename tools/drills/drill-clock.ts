import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  /** The minimum clock error in hours. */
  hours: wholeNumber(48),
  /** How often each subject is played in each direction. */
  times: wholeNumber(2),
};

/** `npm run drill:clock`: people on devices whose clock is days off lose no data and gain no access. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, hours, times }: OptionValues<typeof table>, executablePath: string) {
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
