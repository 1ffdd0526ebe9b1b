import { expect, it } from 'vitest';
import { runEnumeration } from '../../tools/drills/enumeration/run-enumeration';
import { runLimits } from '../../tools/drills/enumeration/run-limits';

it('known and unknown are answered in the same bytes', async () => {
  const { failures, compared } = await runEnumeration({ seed: '1', count: 16 });
  expect(failures).toEqual([]);
  expect(compared.map(({ shapes }) => shapes)).toEqual([1, 1, 1]);
}, 300_000);

it('asking for many is limited, and a row of the tracker tells no more than it may', async () => {
  expect(await runLimits()).toEqual([]);
}, 300_000);
