import { percentile } from '../flood/percentile';
import { named, type HostileReport } from './run-hostile';

const shown = 10;

export function describeHostile({
  costs,
  plainMs,
  flood,
  floodCpuMs,
  alone,
  beside,
}: HostileReport): string[] {
  const dearest = costs.toSorted((one, other) => other.cpuMs - one.cpuMs).slice(0, shown);
  const each = costs.map(({ cpuMs }) => cpuMs);
  const statuses = Object.entries(flood).map(([status, count]) => `${count} x ${status}`);
  return [
    `${costs.length} kinds of requests, CPU time of each: median ${percentile(each, 50)} ms, p95 ${percentile(each, 95)} ms; an ordinary one ${plainMs} ms`,
    ...dearest.map((cost) => `  ${cost.cpuMs} ms: ${named(cost)} (answered ${cost.status})`),
    `beside the client: ${statuses.join(', ')}; ${floodCpuMs} ms of CPU time each`,
    `the client alone: ${alone.count} requests, p95 ${alone.p95Ms} ms, worst ${alone.worstMs} ms`,
    `the client beside them: ${beside.count} requests, p95 ${beside.p95Ms} ms, worst ${beside.worstMs} ms`,
  ];
}
