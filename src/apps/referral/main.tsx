import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchInstallOffer } from '@/features/referral-app/install/install-offer';
import { watchFaults } from '@/logging/report-fault';
import { keepAppBadge } from '@/offline/app-badge';
import { keepSettingsCurrent } from '@/settings/settings-store';
import { registerApp } from '@/sw-client/register-app';
import { PageRouter } from '@/ui/page-router';
import { ReferralApp } from './referral-app';

watchFaults();
keepSettingsCurrent();
watchInstallOffer();
registerApp('referral');
keepAppBadge('referral');

const root = document.getElementById('root');
if (!root) throw new Error('referral-app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <PageRouter>
      <ReferralApp />
    </PageRouter>
  </StrictMode>,
);
