import { currentAdminSession } from './use-admin-session';

let turnedOff = false;

/** From now on this page sends nothing: an owner turned the access off. Loading it again asks the record again. */
export function stopSending(): void {
  turnedOff = true;
}

/** The uid of the signed-in admin whose work may be sent; null where there is none, or the access is turned off. */
export function sendingAdmin(): string | null {
  const session = currentAdminSession();
  return session.state === 'signed-in' && !turnedOff ? session.uid : null;
}
