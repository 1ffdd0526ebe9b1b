import { onOwnStack } from '../test/on-own-stack';
import { updateDrillArguments, type UpdateDrillArguments } from './update/update-drill-options';

/**
 * `npm run drill:update`: replaces the build while people type and entries are queued; nothing typed is lost.
 */
export async function main(args: string[]): Promise<number> {
  const options = updateDrillArguments(args);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill({ seed, count }: UpdateDrillArguments, executablePath: string) {
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
