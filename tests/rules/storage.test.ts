import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { adminRoles } from '@domain/admin/admin-role';
import { filmAt } from '@domain/film/film-path';
import { findingOfPhoto } from '@domain/report/photo-path';
import { storageRulesEnvironment } from './storage-rules-environment';

const MIB = 1024 * 1024;
const MAX_BYTES = 15 * MIB;
// A separate bucket, so that other data in the emulator is unchanged.
const BUCKET = 'gs://storage-rules-test';
const ADMIN_UID = `admin-${randomUUID()}`;
const MEMBER_UID = `member-${randomUUID()}`;

let environment: RulesTestEnvironment;

const ROLES = {
  visitor: () => environment.unauthenticatedContext(),
  'signed-in user': () => environment.authenticatedContext(`user-${randomUUID()}`),
  'admin claim without document': () =>
    environment.authenticatedContext(`gone-${randomUUID()}`, { admin: true }),
  'admin document without claim': () => environment.authenticatedContext(ADMIN_UID),
  'admin document with a claim that is not true': () =>
    environment.authenticatedContext(ADMIN_UID, { admin: 'true' }),
  'ended session': () => environment.authenticatedContext(MEMBER_UID, { admin: true, session: 'session-2' }),
  'password alone': () => environment.authenticatedContext(MEMBER_UID, { admin: true }),
  'admin before sessions': () => environment.authenticatedContext(ADMIN_UID, { admin: true }),
  admin: () => environment.authenticatedContext(MEMBER_UID, { admin: true, session: 'session-1' }),
} satisfies Record<string, () => RulesTestContext>;
type Role = keyof typeof ROLES;

interface Upload {
  path?: string;
  contentType?: string;
  bytes?: number;
}

/** A photo's name as a device generates it. */
const newName = () => randomUUID();
const folder = () => `inspection-photos/${randomUUID()}`;

async function upload(context: RulesTestContext, { path, contentType = 'image/jpeg', bytes = 3 }: Upload) {
  const file = context.storage(BUCKET).ref(path ?? `${folder()}/${newName()}.jpg`);
  await file.put(new Uint8Array(bytes), { contentType });
}

async function existingPhoto(): Promise<string> {
  const path = `${folder()}/${newName()}.jpg`;
  await environment.withSecurityRulesDisabled((context) => upload(context, { path }));
  return path;
}

const OPERATIONS = {
  get: async (context: RulesTestContext) =>
    context
      .storage(BUCKET)
      .ref(await existingPhoto())
      .getDownloadURL(),
  list: async (context: RulesTestContext) => {
    const { parent } = context.storage(BUCKET).ref(await existingPhoto());
    return parent?.list();
  },
  create: (context: RulesTestContext) => upload(context, {}),
  overwrite: async (context: RulesTestContext) => upload(context, { path: await existingPhoto() }),
  update: async (context: RulesTestContext) =>
    context
      .storage(BUCKET)
      .ref(await existingPhoto())
      .updateMetadata({ contentType: 'image/png' }),
  delete: async (context: RulesTestContext) =>
    context
      .storage(BUCKET)
      .ref(await existingPhoto())
      .delete(),
} satisfies Record<string, (context: RulesTestContext) => Promise<unknown>>;
type Operation = keyof typeof OPERATIONS;

const NOTHING = { get: false, list: false, create: false, overwrite: false, update: false, delete: false };

const TABLE: Record<Role, Record<Operation, boolean>> = {
  visitor: NOTHING,
  'signed-in user': NOTHING,
  'admin claim without document': NOTHING,
  'admin document without claim': NOTHING,
  'admin document with a claim that is not true': NOTHING,
  'ended session': NOTHING,
  'password alone': NOTHING,
  'admin before sessions': { ...NOTHING, create: true },
  admin: { ...NOTHING, create: true },
};

beforeAll(async () => {
  environment = await storageRulesEnvironment();
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc(`admins/${ADMIN_UID}`).set({});
    await context
      .firestore()
      .doc(`admins/${MEMBER_UID}`)
      .set({ sessions: { 'session-1': new Date() } });
  });
});

afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const uid of [ADMIN_UID, MEMBER_UID]) await context.firestore().doc(`admins/${uid}`).delete();
  });
  await environment.cleanup();
});

describe.each(Object.keys(TABLE) as Role[])('%s', (role) => {
  test.each(Object.entries(TABLE[role]) as [Operation, boolean][])('%s: %s', async (operation, allowed) => {
    const attempt: Promise<unknown> = OPERATIONS[operation](ROLES[role]());
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

describe('an admin’s record', () => {
  const uid = `changed-${randomUUID()}`;
  const withRecord = (record: object, claims: object = {}) =>
    environment
      .withSecurityRulesDisabled(async (context) => {
        await context.firestore().doc(`admins/${uid}`).set(record);
      })
      .then(() => upload(environment.authenticatedContext(uid, { admin: true, ...claims }), {}));

  afterAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(`admins/${uid}`).delete();
    }),
  );

  test.each([{ active: true }, ...adminRoles.map((role) => ({ role }))])('%j lets upload', async (record) => {
    await assertSucceeds(withRecord(record));
  });

  test.each([{ active: false }, { active: null }, { role: 'a later role' }, { role: null }])(
    '%j doesn’t',
    async (record) => {
      await assertFails(withRecord(record));
    },
  );
});

// Each denied upload differs from an allowed one in exactly this field.
describe('an admin uploads', () => {
  const name = 'photo-0123456789';
  const inFolder = (file: string) => ({ path: `${folder()}/${file}` });
  const inFinding = (findingId: string) => ({ path: `inspection-photos/${findingId}/${newName()}.jpg` });
  const heic = { contentType: 'image/heic' };

  test.each<[what: string, allowed: Upload, denied: Upload]>([
    ['type: svg', { contentType: 'image/jpeg' }, { contentType: 'image/svg+xml' }],
    ['type: html', { contentType: 'image/png' }, { contentType: 'text/html' }],
    ['type: with a parameter', { contentType: 'image/webp' }, { contentType: 'image/webp; charset=utf-8' }],
    ['type: heic, which reports do not support', {}, heic],
    ['type: heif, which reports do not support', {}, { contentType: 'image/heif' }],
    ['type: capitals', { contentType: 'image/jpeg' }, { contentType: 'IMAGE/JPEG' }],
    ['size: nothing', { bytes: 1 }, { bytes: 0 }],
    ['size: too large', { bytes: MAX_BYTES }, { bytes: MAX_BYTES + 1 }],
    ['name: other extension', inFolder(`${name}.jpg`), inFolder(`${name}.svg`)],
    ['name: heic, which reports do not support', inFolder(`${name}.png`), inFolder(`${name}.heic`)],
    ['name: jpeg, which reports do not support', inFolder(`${name}.jpg`), inFolder(`${name}.jpeg`)],
    ['name: no extension', inFolder(`${name}.png`), inFolder(name)],
    ['name: extension only', inFolder(`${name}.webp`), inFolder('.webp')],
    ['name: two extensions', inFolder(`${name}.jpg`), inFolder(`${name}.html.jpg`)],
    ['name: capital extension', inFolder(`${name}.jpg`), inFolder(`${name}.JPG`)],
    ['name: space', inFolder(`${name}_1.jpg`), inFolder(`${name} 1.jpg`)],
    ['name: quote', inFolder(`${name}-1.jpg`), inFolder(`${name}'1.jpg`)],
    ['name: accent', inFolder(`${name}e.jpg`), inFolder(`${name}é.jpg`)],
    ['name: too short', inFolder(`${'a'.repeat(16)}.jpg`), inFolder(`${'a'.repeat(15)}.jpg`)],
    ['name: too long', inFolder(`${'a'.repeat(64)}.jpg`), inFolder(`${'a'.repeat(65)}.jpg`)],
    ['path: other root', inFinding(randomUUID()), { path: `reports/${randomUUID()}/${name}.jpg` }],
    ['path: no finding', inFolder(`${name}.jpg`), { path: `inspection-photos/${randomUUID()}.jpg` }],
    ['path: deeper', inFolder(`${name}.jpg`), inFolder(`b/${name}.jpg`)],
    ['path: the root of the bucket', inFolder(`${name}.jpg`), { path: `${randomUUID()}.jpg` }],
    ['path: finding of other characters', inFinding('a'.repeat(40)), inFinding(`${'a'.repeat(39)}!`)],
    ['path: finding too short', inFinding('a'.repeat(8)), inFinding('a'.repeat(7))],
    ['path: finding too long', inFinding('a'.repeat(64)), inFinding('a'.repeat(65))],
  ])('%s', async (_, allowed, denied) => {
    await assertSucceeds(upload(ROLES.admin(), allowed));
    await assertFails(upload(ROLES.admin(), denied));
  });
});

test('the rules accept exactly the paths that the product reads as photos', async () => {
  const lengths = [7, 8, 16, 64, 65];
  const names = [15, 16, 64, 65].flatMap((length) =>
    ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'gif'].map(
      (extension) => `${newName().repeat(2).slice(0, length)}.${extension}`,
    ),
  );
  for (const length of lengths) {
    for (const file of length === 16
      ? names
      : names.slice(0, 1).map((each) => each.replace(/^.*[.]/, `${newName()}.`))) {
      const path = `inspection-photos/${newName().repeat(2).slice(0, length)}/${file}`;
      const attempt = upload(ROLES.admin(), { path });
      await (findingOfPhoto(path) === null ? assertFails(attempt) : assertSucceeds(attempt));
    }
  }
});

describe('films', () => {
  const jobId = `job-${randomUUID()}`;
  const inspectorUid = `inspector-${randomUUID()}`;
  const otherUid = `inspector-${randomUUID()}`;
  const memberOf = (uid: string) => environment.authenticatedContext(uid, { admin: true });
  const name = 'film-0123456789ab';
  const filmOf = (file: string, changes: Upload = {}): Upload => ({
    path: `films/${jobId}/${file}`,
    contentType: 'video/mp4',
    ...changes,
  });

  beforeAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      const open = context.firestore();
      for (const uid of [inspectorUid, otherUid]) {
        await open.doc(`admins/${uid}`).set({ role: 'inspector' });
      }
      await open.doc(`bookings/${jobId}`).set({});
      await open.doc(`visits/${jobId}`).set({ inspector_id: inspectorUid });
    }),
  );

  afterAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      const paths = [`admins/${inspectorUid}`, `admins/${otherUid}`, `bookings/${jobId}`, `visits/${jobId}`];
      for (const path of paths) await context.firestore().doc(path).delete();
    }),
  );

  test('are uploaded by the job’s inspector and by the office, once', async () => {
    await assertSucceeds(upload(memberOf(inspectorUid), filmOf(`${name}-1.mp4`)));
    await assertSucceeds(upload(ROLES.admin(), filmOf(`${name}-2.mov`, { contentType: 'video/quicktime' })));
    await assertFails(upload(memberOf(inspectorUid), filmOf(`${name}-1.mp4`)));
    await assertFails(upload(ROLES.admin(), filmOf(`${name}-1.mp4`)));
  });

  test('are not uploaded by another inspector, by nobody’s, or for a job that doesn’t exist', async () => {
    await assertFails(upload(memberOf(otherUid), filmOf(`${name}-3.mp4`)));
    await assertFails(upload(ROLES.visitor(), filmOf(`${name}-3.mp4`)));
    await assertFails(upload(ROLES['ended session'](), filmOf(`${name}-3.mp4`)));
    await assertFails(upload(ROLES['signed-in user'](), filmOf(`${name}-3.mp4`)));
    const elsewhere = { path: `films/job-${randomUUID()}/${name}.mp4`, contentType: 'video/mp4' };
    await assertFails(upload(ROLES.admin(), elsewhere));
    await assertFails(upload(memberOf(inspectorUid), elsewhere));
  });

  test.each<[what: string, allowed: Upload, denied: Upload]>([
    [
      'type',
      filmOf(`${name}-a.avi`, { contentType: 'video/x-msvideo' }),
      filmOf(`${name}-a1.avi`, { contentType: 'text/html' }),
    ],
    [
      'type: another',
      filmOf(`${name}-b.film`, { contentType: 'video/x-unknown' }),
      filmOf(`${name}-b1.mp4`, { contentType: 'video/' }),
    ],
    [
      'type: with a parameter',
      filmOf(`${name}-c.mp4`),
      filmOf(`${name}-c1.mp4`, { contentType: 'video/mp4; a=b' }),
    ],
    ['size: nothing', filmOf(`${name}-d.mp4`, { bytes: 1 }), filmOf(`${name}-d1.mp4`, { bytes: 0 })],
    ['name: other extension', filmOf(`${name}-e.mp4`), filmOf(`${name}-e.html`)],
    ['name: too short', filmOf(`${'a'.repeat(16)}.mp4`), filmOf(`${'a'.repeat(15)}.mp4`)],
    ['name: too long', filmOf(`${'a'.repeat(64)}.mp4`), filmOf(`${'a'.repeat(65)}.mp4`)],
    ['path: deeper', filmOf(`${name}-f.mp4`), filmOf(`b/${name}-f.mp4`)],
  ])('%s', async (_, allowed, denied) => {
    await assertSucceeds(upload(memberOf(inspectorUid), allowed));
    await assertFails(upload(memberOf(inspectorUid), denied));
    await assertFails(upload(ROLES.admin(), denied));
  });

  test('are read, listed, changed and deleted by nobody', async () => {
    const path = `films/${jobId}/${name}-9.mp4`;
    await environment.withSecurityRulesDisabled((context) => upload(context, filmOf(`${name}-9.mp4`)));
    for (const context of [ROLES.admin(), memberOf(inspectorUid), ROLES.visitor()]) {
      const file = context.storage(BUCKET).ref(path);
      await assertFails(file.getDownloadURL());
      await assertFails(file.updateMetadata({ contentType: 'video/webm' }));
      await assertFails(file.delete());
      await assertFails(file.parent?.list() ?? Promise.resolve());
    }
  });

  test('the rules accept exactly the paths that the product reads as films', async () => {
    for (const extension of ['mp4', 'mov', 'avi', 'film', 'mkv', 'MP4', 'mp4.html']) {
      const path = `films/${jobId}/${newName()}.${extension}`;
      const attempt = upload(ROLES.admin(), { path, contentType: 'video/mp4' });
      await (filmAt(path) === null ? assertFails(attempt) : assertSucceeds(attempt));
    }
  });
});

const ownFiles = {
  'a signed document': () => ({
    path: `signed-papers/${randomUUID()}/agreement-2026-11-01.pdf`,
    contentType: 'application/pdf',
  }),
  'a processed photo': () => ({
    path: `shown-photos/${randomUUID()}/photo-shown.jpg`,
    contentType: 'image/jpeg',
  }),
};

describe.each(Object.entries(ownFiles))('%s', (_what, newFile) => {
  test.each(Object.keys(ROLES) as Role[])('is not accessible to %s', async (role) => {
    const own = newFile();
    await assertFails(upload(ROLES[role](), own));
    await environment.withSecurityRulesDisabled((context) => upload(context, own));
    const file = ROLES[role]().storage(BUCKET).ref(own.path);
    await assertFails(file.getDownloadURL());
    await assertFails(file.updateMetadata({ contentType: 'text/html' }));
    await assertFails(file.delete());
    await assertFails(upload(ROLES[role](), own));
    const { parent } = file;
    await assertFails(parent?.list() ?? Promise.resolve());
  });
});

test('an admin can access no path except photos and films', async () => {
  const file = ROLES.admin().storage(BUCKET).ref(`reports/${randomUUID()}/a.jpg`);
  await environment.withSecurityRulesDisabled((context) => upload(context, { path: file.fullPath }));
  await assertFails(file.getDownloadURL());
  await assertFails(file.updateMetadata({ contentType: 'image/png' }));
  await assertFails(file.delete());
  await assertFails(ROLES.admin().storage(BUCKET).ref().list());
});

test('an admin whose record is removed can no longer upload', async () => {
  const uid = `admin-${randomUUID()}`;
  const context = environment.authenticatedContext(uid, { admin: true });
  const write = (change: (context: RulesTestContext) => Promise<void>) =>
    environment.withSecurityRulesDisabled(change);
  await write((open) => open.firestore().doc(`admins/${uid}`).set({}));
  await assertSucceeds(upload(context, {}));
  await write((open) => open.firestore().doc(`admins/${uid}`).delete());
  await assertFails(upload(context, {}));
});

test('an admin whose session was ended can no longer upload', async () => {
  const uid = `admin-${randomUUID()}`;
  const context = environment.authenticatedContext(uid, { admin: true, session: 'session-1' });
  const record = (sessions: object) =>
    environment.withSecurityRulesDisabled((open) => open.firestore().doc(`admins/${uid}`).set({ sessions }));
  await record({ 'session-1': new Date() });
  await assertSucceeds(upload(context, {}));
  await record({ 'session-2': new Date() });
  await assertFails(upload(context, {}));
});
