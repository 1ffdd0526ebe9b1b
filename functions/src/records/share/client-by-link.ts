import type { Actor } from '../../platform/audit';

/** A client acting by the report's link, for the audit trail. Their network is unknown behind Hosting. */
export const clientByLink: Actor = { kind: 'public', networks: [], client: 'report-link', address: '' };
