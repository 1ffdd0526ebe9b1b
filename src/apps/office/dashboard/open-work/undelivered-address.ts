import { withOfficeTab } from '../../office-tab';
import { withSecurityView } from '@/features/security/security-view';

/** The address, within the office, of the undelivered emails. */
export const undeliveredAddress = `?${withSecurityView(withOfficeTab(new URLSearchParams(), 'security'), 'mail').toString()}`;
