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
import { useSessionWatch } from '@/firebase/session/use-session-watch';
import { useHandedDevice } from '@/firebase/session/use-handed-device';
import { ExpiredSession } from './expired-session';
import { LoadingPage } from './loading-page';
import { NoAccessPage } from './no-access-page';
import { TurnedOffPage } from './turned-off-page';

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
  const [turnedOff, setTurnedOff] = useState(false);
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

  const noRecord = (retry: () => void) => (
    <NoAccessPage
      email={email}
      title="This account has no access"
      text="It isn’t on the list of admins, or it was removed. Ask the system administrator, or sign out and use another account."
      onRetry={async () => {
        await refreshAccess();
        retry();
      }}
    />
  );

  // Outside the provider, because the page closes the database.
  if (turnedOff) return <TurnedOffPage uid={uid} email={email} />;
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
      <ReadBoundary fallback={({ retry }) => noRecord(retry)}>
        <RecordGate
          uid={uid}
          email={email}
          session={session}
          noRecord={noRecord(() => undefined)}
          onTurnedOff={() => setTurnedOff(true)}
        >
          {children}
        </RecordGate>
      </ReadBoundary>
      {/* A handed device has a page of its own that asks for it. */}
      <ExpiredSession open={expired && handed === null} email={email} />
    </OfficeDataProvider>
  );
}

interface RecordGateProps extends Omit<AdminGateProps, 'expired'> {
  readonly noRecord: ReactNode;
  readonly onTurnedOff: () => void;
}

function RecordGate({ uid, email, session, children, noRecord, onTurnedOff }: RecordGateProps) {
  const record = useAdminRecord(uid);
  useSessionWatch(uid, session);
  const turnedOff = useEffectEvent(onTurnedOff);
  useEffect(() => {
    if (record === 'turned-off') turnedOff();
  }, [record]);
  if (record === 'loading' || record === 'turned-off') return <LoadingPage />;
  if (record === 'not-listed') return noRecord;
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
