import { SettingsPanel } from '@/features/settings/settings-panel';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useAdminSession } from '@/firebase/session/use-admin-session';

/** Settings: what the owner changes while the business runs. */
export function SettingsTab() {
  const session = useAdminSession();
  return 'uid' in session ? <SettingsPanel key={session.uid} call={callAsAdmin} owner={session.uid} /> : null;
}
