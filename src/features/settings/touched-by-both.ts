import type { ChangeWords } from './difference-words';

/** The paths, of either side, at which both changed the same value to different ones. */
export function touchedByBoth(
  theirs: readonly ChangeWords[],
  mine: readonly ChangeWords[],
): ReadonlySet<string> {
  const pairs = theirs.flatMap((their) =>
    mine
      .filter((my) => overlap(their.path, my.path) && their.after !== my.after)
      .map((my) => [their.path, my.path]),
  );
  return new Set(pairs.flat());
}

/** Whether one is the other, or a part of it: a service that one side removed and the other changed. */
function overlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
