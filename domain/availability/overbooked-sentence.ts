/** Says that a time is taken, by how many do inspections. */
export function overbookedSentence(inspectors: number): string {
  return inspectors === 0
    ? 'There’s another job at this time.'
    : 'Other jobs at this time need everyone who is available.';
}
