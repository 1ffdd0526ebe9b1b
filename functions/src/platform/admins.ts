import {
  FieldPath,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { adminRecord, type StoredAdmin } from '@domain/admin/admin-record';
import { adminRoleOf, isActiveAdmin, isOfficeRole, type AdminRole } from '@domain/admin/admin-role';
import { isInstant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { isObject } from '@domain/json/guards';
import { collectionOf, documentOf } from './collection-of';

export type Admin = StoredAdmin<Timestamp>;

/** The admins of the office; the ids are their uids. */
export function admins(): CollectionReference<Admin, Admin> {
  return collectionOf(adminRecord);
}

/**
 * The account's role as of now, because a token keeps its claim for up to an hour; null for nobody on the team, and for
 * someone whose access is turned off.
 */
export async function roleOf(uid: string): Promise<AdminRole | null> {
  return roleIn(await adminDocument(uid).get());
}

/** Read without the rest: whatever else is damaged in the record, the member can still work. */
const adminDocument = (uid: string) => documentOf({ collection: collections.admins, id: uid });

/** The role in a member's record; null without a record, and while the access is turned off. */
export function roleIn(record: Pick<DocumentSnapshot, 'exists' | 'get'> | undefined): AdminRole | null {
  return record?.exists && isActiveAdmin(record.get('active')) ? adminRoleOf(record.get('role')) : null;
}

/** What ends every session of a member: no token that is out is accepted, nor a password given before now. */
export function noSessions(now: Date): Pick<Admin, 'sessions' | 'tokens_from'> {
  return { sessions: {}, tokens_from: Math.floor(now.getTime() / 1000) };
}

/** Of a token's session: whether it is open, has ended, or is from before an admin's sessions were recorded. */
export type SessionState = 'open' | 'ended' | 'unrecorded';

export interface AdminAccess {
  readonly role: AdminRole;
  readonly session: SessionState;
  /** A password given before this begins no session: seconds since the epoch. */
  readonly tokensFrom: number;
}

/** What a token's account and session may do as of now; null for no admin. Notes that the session was used. */
export async function accessOf(uid: string, session: unknown): Promise<AdminAccess | null> {
  const record = await adminDocument(uid).get();
  const role = roleIn(record);
  if (role === null) return null;
  const state = sessionState(record.get('sessions'), session);
  if (state === 'open') await noteUse(record, String(session));
  const tokensFrom: unknown = record.get('tokens_from');
  return { role, session: state, tokensFrom: typeof tokensFrom === 'number' ? tokensFrom : 0 };
}

/** The state of a session by the stored `sessions`, which firestore.rules and storage.rules read alike. */
export function sessionState(sessions: unknown, session: unknown): SessionState {
  if (sessions === undefined) return 'unrecorded';
  const isListed = isObject(sessions) && typeof session === 'string' && Object.hasOwn(sessions, session);
  return isListed ? 'open' : 'ended';
}

const usedEveryMs = 3_600_000;

/** Writes only if nothing in the record has changed since it was read, because the session may have been ended. */
async function noteUse(record: DocumentSnapshot, session: string): Promise<void> {
  const path = new FieldPath('sessions', session);
  const last: unknown = record.get(path);
  const { updateTime: lastUpdateTime } = record;
  const now = Timestamp.now();
  if (!lastUpdateTime || (isInstant(last) && now.toMillis() - last.toMillis() < usedEveryMs)) return;
  // ignored: the next call of the session notes it
  await record.ref.update(path, now, { lastUpdateTime }).catch(() => undefined);
}

/** Whether the account works in the office. */
export async function isAdmin(uid: string): Promise<boolean> {
  return worksInOffice(await roleOf(uid));
}

export function worksInOffice(role: AdminRole | null): boolean {
  return role !== null && isOfficeRole(role);
}
