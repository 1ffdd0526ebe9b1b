import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  OfficeDataProvider,
  openOfficeData,
  type OfficeData,
} from '@/firebase/documents/office-data-provider';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { refreshAccess } from '@/firebase/session/refresh-access';
import { OwnRoleContext } from '@/firebase/session/own-role';
import { useAdminRecord } from '@/firebase/session/use-admin-record';
import { useNarrowedRole } from '@/firebase/session/use-narrowed-role';
import { useSessionWatch } from '@/firebase/session/use-session-watch';
import { useHandedDevice } from '@/firebase/session/use-handed-device';
import { AccessEndedPage, type EndedAccess } from './access-ended-page';
import { ExpiredSession } from './expired-session';
import { LoadingPage } from './loading-page';
import { NarrowedPage } from './narrowed-page';
import { NoAccessPage } from './no-access-page';

interface AdminGateProps {
  readonly uid: string;
  readonly email: string;
  /** The id of the session; empty for one from before sessions were recorded. */
  readonly session: string;
  /** The session has expired: the admin is asked to sign in again, over the page. */
  readonly expired: boolean;
  readonly children: ReactNode;
}

/** Connects to Firestore and shows `children` while `admins/{uid}` exists and its access is on. */
export function AdminGate({ uid, email, session, expired, children }: AdminGateProps) {
  const handed = useHandedDevice();
  const [data, setData] = useState<OfficeData | 'failed' | null>(null);
  const [ended, setEnded] = useState<EndedAccess | 'narrowed' | null>(null);
  useEffect(() => {
    let current = true;
    openOfficeData(uid).then(
      (opened) => current && setData(opened),
      () => current && setData('failed'),
    );
    return () => {
      current = false;
    };
  }, [uid]);

  // Outside the provider, because these pages close the database.
  if (ended === 'narrowed') return <NarrowedPage />;
  if (ended !== null) return <AccessEndedPage uid={uid} email={email} reason={ended} />;
  if (data === null) return <LoadingPage />;
  if (data === 'failed') {
    return (
      <NoAccessPage
        email={email}
        title="The records on this device can’t be opened"
        text="Close the other tabs of the back office, then check again."
        onRetry={reload}
      />
    );
  }
  return (
    <OfficeDataProvider data={data}>
      <ReadBoundary
        fallback={({ retry }) => (
          <NoAccessPage
            email={email}
            title="This account has no access"
            text="It isn’t on the list of admins, or it was removed. Ask the system administrator, or sign out and use another account."
            onRetry={async () => {
              await refreshAccess();
              retry();
            }}
          />
        )}
      >
        <RecordGate uid={uid} email={email} session={session} onEnded={setEnded}>
          {children}
        </RecordGate>
      </ReadBoundary>
      {/* A handed device has a page of its own that asks for it. */}
      <ExpiredSession open={expired && handed === null} email={email} />
    </OfficeDataProvider>
  );
}

interface RecordGateProps extends Omit<AdminGateProps, 'expired'> {
  /** Access has ended, or the role is narrower than what is on this device. */
  readonly onEnded: (reason: EndedAccess | 'narrowed') => void;
}

function RecordGate({ uid, email, session, children, onEnded }: RecordGateProps) {
  const record = useAdminRecord(uid);
  useSessionWatch(uid, session);
  useNarrowedRole(uid, record, () => onEnded('narrowed'));
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (record === 'turned-off' || record === 'not-listed') end(record);
  }, [record]);
  if (record === 'loading' || record === 'turned-off' || record === 'not-listed') return <LoadingPage />;
  if (record !== 'unknown') return <OwnRoleContext value={record}>{children}</OwnRoleContext>;
  return (
    <NoAccessPage
      email={email}
      title="Not connected"
      text="The first time you open the back office on a device, it has to reach the server. Check again in a moment."
      onRetry={reload}
    />
  );
}

function reload(): Promise<void> {
  location.reload();
  return Promise.resolve();
}
