import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  count: wholeNumber(24),
};

/**
 * `npm run drill:update`: replaces the build while people type and entries are queued; nothing typed is lost.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, count }: OptionValues<typeof table>, executablePath: string) {
  const { drillRounds } = await import('./client/drill-rounds');
  const { runUpdateDrill } = await import('./update/run-update-drill');
  const { planUpdate } = await import('./update/update-plan');
  return drillRounds(
    {
      name: 'update',
      title: `${count} updates, seed ${seed}`,
      options: { seed, count },
      rounds: planUpdate(seed, count),
      run: runUpdateDrill,
    },
    executablePath,
  );
}
