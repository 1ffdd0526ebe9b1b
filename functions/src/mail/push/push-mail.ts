import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { adminRoleOf } from '@domain/admin/admin-role';
import type { PushNotice } from '@domain/push/push-notice';
import { admins, roleIn, sessionState, worksInOffice } from '../../platform/admins';
import { commit } from '../../platform/commit';
import { config } from '../../platform/config';
import { logs } from '../../platform/logs';
import { readable, type Row } from '../../platform/readable';
import { readTogether } from '../../platform/read-together';
import { mails, type MailDocument } from '../../records/mail/mail-document';
import { devicesOf, pushSubscriptions, type PushSubscription } from '../../records/push/push-subscription';
import { composePush } from './compose-push';
import { sendPush } from './send-push';

/** Later, the email has arrived and a notification would be old news. */
const lateAfterMs = 15 * 60_000;
/** Within this time a device gets one notice of a kind that strangers cause, so that a flood doesn't keep it ringing. */
const quietMs = 5_000;
const devicesAtMost = 200;

/**
 * Notifies the devices that an intent's recipient has turned notifications on for. At most once per intent: the email
 * is the certain way, so a failure is logged and never affects it.
 * @returns the number of devices notified.
 */
export async function pushMail(mailId: string, clock: () => Date = () => new Date()): Promise<number> {
  if (config.vapidPublicKey === null) return 0;
  try {
    const mail = await claimPush(mailId, clock());
    const push = mail && (await composePush(mailId, mail));
    if (!push) return 0;
    const devices = push.to === 'office' ? await officeDevices() : await referrersDevices(push.to);
    const reached = await Promise.all(devices.map((device) => notify(device, push.notice, clock())));
    return reached.filter(Boolean).length;
  } catch (error) {
    logs.pushFailed(mailId, error);
    return 0;
  }
}

/** Claims an intent's notice, so that it is sent once; null if there is none or it is too late. */
async function claimPush(mailId: string, now: Date): Promise<MailDocument | null> {
  const reference = mails().doc(mailId);
  return commit('push-claim', async (transaction) => {
    const mail = (await transaction.get(reference)).data();
    const due = mail?.push_at?.toMillis();
    if (!mail || due === undefined || due > now.getTime()) return null;
    transaction.update(reference, { push_at: null });
    return now.getTime() - due > lateAfterMs ? null : mail;
  });
}

type Device = Row<PushSubscription>;

async function officeDevices(): Promise<Device[]> {
  const query = pushSubscriptions().where('audience', '==', 'office').limit(devicesAtMost);
  const devices = readable((await query.get()).docs);
  const uids = [...new Set(devices.flatMap(({ stored }) => stored.owners))];
  const known = await readTogether(uids.map((uid) => admins().doc(uid)));
  // Whose access is turned off keeps the device for when it is on again.
  const isCurrent = ({ stored: { owners, session } }: Device) =>
    known.some(
      (admin) =>
        isOfficeMember(admin) &&
        owners.includes(admin.id) &&
        (session === null || sessionState(admin.get('sessions'), session) !== 'ended'),
    );
  // The devices of those who were removed or are inspectors now, and of sessions that were ended.
  await Promise.all(
    devices.filter((device) => !isCurrent(device)).map(({ reference }) => reference.delete()),
  );
  const active = new Set(known.filter((member) => worksInOffice(roleIn(member))).map(({ id }) => id));
  return devices.filter((device) => isCurrent(device) && device.stored.owners.some((uid) => active.has(uid)));
}

/** Whether someone works in the office, also while their access is turned off. */
function isOfficeMember(member: DocumentSnapshot): boolean {
  return member.exists && worksInOffice(adminRoleOf(member.get('role')));
}

async function referrersDevices(owners: readonly string[]): Promise<Device[]> {
  if (owners.length === 0) return [];
  return readable((await devicesOf(owners).limit(devicesAtMost).get()).docs);
}

async function notify(device: Device, notice: PushNotice, now: Date): Promise<boolean> {
  // A referrer's notices come from what the office does, and each says something else.
  if (device.stored.audience === 'office' && !(await mayRing(device, notice.tag, now))) return false;
  const outcome = await sendPush(device.stored, notice);
  if (outcome === 'gone') await device.reference.delete();
  else if (outcome !== 'sent') logs.pushNotSent(device.id, outcome);
  return outcome === 'sent';
}

/** Counts a notice to a device; false if it just got one with this tag, or was unsubscribed meanwhile. */
async function mayRing({ reference, stored }: Device, tag: string, now: Date): Promise<boolean> {
  const isQuiet = ({ pushed: { [tag]: at } }: PushSubscription) =>
    at === undefined || now.getTime() - at.toMillis() > quietMs;
  // Without a transaction first: in a flood, hundreds would contend for it.
  if (!isQuiet(stored)) return false;
  return commit('push-device', async (transaction) => {
    const current = (await transaction.get(reference)).data();
    if (!current || !isQuiet(current)) return false;
    transaction.update(reference, { pushed: { ...current.pushed, [tag]: Timestamp.fromDate(now) } });
    return true;
  });
}
