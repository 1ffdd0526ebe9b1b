import { pageTitle } from '@domain/business/page-title';
import { routes } from '@domain/business/routes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchFaults } from '@/logging/report-fault';
import { wakeOutboxIfWaiting } from '@/offline/wake-outbox';
import { keepSettingsCurrent } from '@/settings/settings-store';
import { PageRouter } from '@/ui/page-router';
import { PortalApp } from './portal-app';

watchFaults();
keepSettingsCurrent();

const forReports = location.pathname.replace(/\/+$/, '') === routes.reports;
document.title = pageTitle(forReports ? 'Your reports' : 'Customer portal');

const root = document.getElementById('root');
if (!root) throw new Error('portal-app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <PageRouter>
      <PortalApp page={forReports ? 'reports' : 'portal'} />
    </PageRouter>
  </StrictMode>,
);
wakeOutboxIfWaiting();
