import { inWords } from '../in-words';
import type { DrillReport } from './run-drill';
import type { DeviceOutcome } from './run-device';

type Counts = Readonly<Record<string, number>>;

/** A drill's results, as rows of text. */
export function describeReport({ options, lost, doubled, late, broken, outcomes }: DrillReport): string[] {
  const back = outcomes.flatMap(({ backMs }) => backMs ?? []).sort((a, b) => a - b);
  const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`);
  return [
    `lost ${lost.length}, doubled ${doubled.length}, late ${late.length} of ${options.count}`,
    `page messages: ${inWords(sum(outcomes, ({ messages }) => messages))}`,
    `browser crashes: ${inWords(sum(outcomes, ({ deaths }) => deaths))}`,
    `requests by fault: ${inWords(sum(outcomes, ({ faults }) => faults))}`,
    `queued when the connection came back: ${outcomes.reduce((total, { waiting }) => total + waiting, 0)}`,
    ...broken.map((reason) => `failed: ${reason}`),
    `all arrived after the connection came back: ${seconds(back[Math.floor(back.length / 2)])} median, ${seconds(back.at(-1))} at most, on ${back.length} of ${options.devices} devices`,
  ];
}

function sum(outcomes: readonly DeviceOutcome[], of: (outcome: DeviceOutcome) => Counts): Counts {
  const total: Record<string, number> = {};
  for (const outcome of outcomes) {
    for (const [name, count] of Object.entries(of(outcome))) total[name] = (total[name] ?? 0) + count;
  }
  return total;
}
