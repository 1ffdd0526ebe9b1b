import { lazy, Suspense } from 'react';
import { trailFilterOf, type TrailFilter } from '@/features/audit/trail-query';
import { TrailPanel } from '@/features/audit/trail-panel';
import { ErasePanel } from '@/features/erasure/erase-panel';
import { jobAuditWords } from '@/features/jobs/actions/job-actions';
import { mailKindWords } from '@/shared/mail/mail-kind-words';
import { LimitsPanel } from '@/features/security/limits/limits-panel';
import { LogPanel } from '@/features/security/logs/log-panel';
import { MailPanel } from '@/features/security/mail/mail-panel';
import type { SecurityView } from '@/features/security/security-view';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useOwnRole } from '@/firebase/session/own-role';
import { EmptyState } from '@/ui/empty-state';
import { TabLoading } from '../tab-loading';

// Used once in a while, with Formik and its own rules, so the other sub-tabs don't wait for it.
const ImportPanel = lazy(async () => ({
  default: (await import('@/features/import/import-panel')).ImportPanel,
}));

function OwnersErasing() {
  return useOwnRole() === 'owner' ? (
    <ErasePanel call={callAsAdmin} />
  ) : (
    <EmptyState title="For owners only">
      Only an owner can erase a person. Ask an owner to do it, or to give you that role.
    </EmptyState>
  );
}

interface SecurityPanelProps {
  readonly view: SecurityView;
  readonly parameters: URLSearchParams;
  readonly onShow: (view: SecurityView, shown: Readonly<Record<string, string>>) => void;
}

export function SecurityPanel({ view, parameters, onShow }: SecurityPanelProps) {
  switch (view) {
    case 'logs':
      return (
        <LogPanel
          suspiciousOnly={parameters.get('only') === 'suspicious'}
          onSuspiciousOnly={(only) => onShow('logs', { only: only ? 'suspicious' : '' })}
        />
      );
    case 'limits':
      return <LimitsPanel />;
    case 'mail':
      return <MailPanel call={callAsAdmin} kindWords={mailKindWords} />;
    case 'erasure':
      return <OwnersErasing />;
    case 'import':
      return (
        <Suspense fallback={<TabLoading />}>
          <ImportPanel call={callAsAdmin} />
        </Suspense>
      );
    case 'audit':
      return (
        <TrailPanel
          filter={trailFilterOf(parameters)}
          jobWords={jobAuditWords}
          onFilter={({ collection, record }: TrailFilter) => onShow('audit', { collection, record })}
        />
      );
  }
}
