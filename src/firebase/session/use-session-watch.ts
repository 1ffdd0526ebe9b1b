import { doc, FieldPath, getDocFromServer, type DocumentSnapshot } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { isInstant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { isObject } from '@domain/json/guards';
import { callAsAdmin } from '../calls/call-as-admin';
import { expireAdminSession } from './use-admin-session';
import { leaveEndedSession } from './sign-out';

/**
 * Leaves the page once its session was ended on another device. A session from before sessions were recorded expires
 * instead: the password is asked for over the page, and what was typed stays. Meanwhile the server notes that it is used.
 */
export function useSessionWatch(uid: string, session: string): void {
  const firestore = useFirestore();
  const record = useMemo(() => doc(firestore, collections.admins, uid), [firestore, uid]);
  const { data: snapshot } = useFirestoreDoc(record, { suspense: false });
  const seemsEnded = snapshot !== undefined && !snapshot.metadata.fromCache && isEnded(snapshot, session);
  useNotedUse(seenAt(snapshot, session));
  useEffect(() => {
    if (!seemsEnded) return;
    let current = true;
    // The live copy may be older than a session that this device has just begun.
    getDocFromServer(record).then(
      (stored) => {
        if (!current || !isEnded(stored, session)) return;
        if (session === '') expireAdminSession();
        else void leaveEndedSession();
      },
      // ignored: the server refuses the session's calls and reads anyway
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [record, seemsEnded, session]);
}

const notedEveryMs = 3_600_000;

/** Lets the server note that the session is used, once an hour while the page is looked at: most of the office reads without calls. */
function useNotedUse(seen: number | null): void {
  useEffect(() => {
    if (seen === null) return;
    const note = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      // ignored: the next call notes it
      if (Date.now() - seen > notedEveryMs) callAsAdmin('office-account-read', {}).catch(() => undefined);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [seen]);
}

function seenAt(snapshot: DocumentSnapshot | undefined, session: string): number | null {
  const seen: unknown = session === '' ? null : snapshot?.get(new FieldPath('sessions', session));
  return isInstant(seen) ? seen.toMillis() : null;
}

function isEnded(snapshot: DocumentSnapshot, session: string): boolean {
  const sessions: unknown = snapshot.get('sessions');
  if (!snapshot.exists() || sessions === undefined) return false;
  return !isObject(sessions) || !Object.hasOwn(sessions, session);
}
