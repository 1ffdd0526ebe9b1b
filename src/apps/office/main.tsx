import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSessionEnd } from '@/firebase/session/watch-session-end';
import { watchFaults } from '@/logging/report-fault';
import { keepSettingsCurrent } from '@/settings/settings-store';
import { registerApp } from '@/sw-client/register-app';
import { OfficeApp } from './office-app';

watchFaults();
keepSettingsCurrent();

watchSessionEnd();
registerApp('office');

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
createRoot(root).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
