import type { Actor } from '../platform/audit';

/** A client who acts by the report's link, in the trail: Hosting hides where they come from. */
export const clientByLink: Actor = { kind: 'public', client: 'report-link', address: '' };
