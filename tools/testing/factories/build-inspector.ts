import { randomUUID } from 'node:crypto';
import type { Inspector } from '@domain/inspector/inspector';

/** An inspector who does every service, whenever the business is open. */
export function buildInspector(overrides: Partial<Inspector> = {}): Inspector {
  const uid = overrides.uid ?? `inspector-${randomUUID()}`;
  return {
    uid,
    name: 'Riley Ortega',
    email: `${uid}@example.com`,
    color: 'blue',
    services: null,
    week: null,
    days_off: [],
    busy: {},
    ...overrides,
  };
}
