import { isInstant, type WithInstants } from './instant';

/** A stored record with its moments as ISO 8601, also those within its maps and lists. */
export function withIsoMoments<Record extends object>(record: Record): WithInstants<Record, string> {
  return converted(record) as WithInstants<Record, string>;
}

function converted(value: unknown): unknown {
  if (isInstant(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, converted(each)]));
}
