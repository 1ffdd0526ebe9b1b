import { expect, it } from 'vitest';
import { runEnumeration } from '../../tools/drills/enumeration/run-enumeration';
import { runLimits } from '../../tools/drills/enumeration/run-limits';

it('known and unknown addresses get identical bytes', async () => {
  const { failures, compared } = await runEnumeration({ seed: '1', count: 16 });
  expect(failures).toEqual([]);
  expect(compared.map(({ shapes }) => shapes)).toEqual([1, 1, 1, 1]);
});

it('repeated guessing is limited, and a tracker row shows only permitted fields', async () => {
  expect(await runLimits()).toEqual([]);
});
