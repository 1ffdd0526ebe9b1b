import { expect, test } from 'vitest';
import { countiesOf, states } from './atlas-shapes';

test.each(states.map((state) => [state.properties.name, state] as const))(
  'the counties of %s have names of their own',
  (_, state) => {
    const names = countiesOf(state).map(({ properties }) => properties.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.join()).not.toContain("'");
  },
);
