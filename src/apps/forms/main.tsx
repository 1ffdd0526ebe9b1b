import { routes } from '@domain/business/routes';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginOpening } from '@/features/client-forms/early-opening';
import { watchFaults } from '@/logging/report-fault';
import { keepSettingsCurrent } from '@/settings/settings-store';
import { registerApp } from '@/sw-client/register-app';
import { FormsApp } from './forms-app';
import { linkKeyOf } from './use-link-key';

watchFaults();
keepSettingsCurrent();

const key = linkKeyOf(new URLSearchParams(location.search));
const withoutForms: readonly string[] = [routes.verify, routes.appointment, routes.chooseTime];
if (key !== null && !withoutForms.includes(location.pathname)) beginOpening(key);
registerApp('forms');

const root = document.getElementById('root');
if (!root) throw new Error('forms-app.html has no #root');
createRoot(root).render(
  <StrictMode>
    <FormsApp />
  </StrictMode>,
);
