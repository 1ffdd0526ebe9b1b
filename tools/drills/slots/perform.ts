import type { Random } from '../random';
import type { Caller } from './ask-twice';
import { kinds, type Kind } from './kinds';
import { hourOf, windowOf, type Operation, type Wish } from './operation';
import type { SlotsDrill } from './run-slots-drill';
import type { SlotsModules } from './slots-modules';
import type { SlotsWorld } from './slots-world';

/** How many operations pass between two checks of the days. */
const checkedEvery = 250;

/** Performs the operations, and checks the days in between. @returns what those checks corrected */
export async function perform(
  world: SlotsWorld,
  { checkDays }: SlotsModules,
  { operations, atOnce, onProgress }: SlotsDrill,
  random: Random,
  isKillingOver: () => boolean,
): Promise<string[]> {
  const corrected: string[] = [];
  let begun = 0;
  async function work(): Promise<void> {
    while (begun < operations || !isKillingOver()) {
      const index = begun++;
      await play(world, index, random.fork(String(index)));
      if (index % checkedEvery === checkedEvery - 1) {
        const days = await checkDays(new Date());
        if (days > 0) corrected.push(`${days} days after ${index} operations`);
      }
      onProgress?.(`${begun} of ${operations}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return corrected;
}

const kindNames = Object.keys(kinds) as Kind[];
const mix = kindNames.flatMap((kind) => Array<Kind>(kinds[kind][0]).fill(kind));

async function play(world: SlotsWorld, index: number, random: Random): Promise<void> {
  const { ledger } = world;
  const kind = mix[random.below(mix.length)] ?? 'accept';
  const from = `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`;
  const caller = { world, random, from };
  const operation: Operation = { ...caller, index, wish: wishOf(caller, index) };
  const count = ledger.kinds.get(kind) ?? { accepted: 0, refused: 0 };
  ledger.kinds.set(kind, count);
  try {
    if (await kinds[kind][1](operation)) count.accepted += 1;
    else count.refused += 1;
  } catch (error) {
    ledger.brokenOff.push(`${kind}: ${(error as Error).message}`);
  }
}

/** Half of those who ask at the same time ask for the same days. */
function wishOf(caller: Caller, index: number): Wish {
  const { random, world } = caller;
  const { dates } = world;
  const busy = Math.floor(index / 24) + random.below(2);
  const date = dates[random.chance(0.5) ? busy % dates.length : random.below(dates.length)] ?? '';
  const hour = hourOf(caller, { scheduled_date: date, scheduled_time: '', scheduled_until: null });
  return random.chance(0.7) ? windowOf(hour) : hour;
}
