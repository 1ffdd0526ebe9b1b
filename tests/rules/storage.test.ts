import { randomUUID } from 'node:crypto';
import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { storageRulesEnvironment } from './storage-rules-environment';

const MIB = 1024 * 1024;
const MAX_BYTES = 15 * MIB;
// A bucket of its own: whatever else the emulator holds stays as it is.
const BUCKET = 'gs://storage-rules-test';
const ADMIN_UID = `admin-${randomUUID()}`;

let environment: RulesTestEnvironment;

const ROLES = {
  visitor: () => environment.unauthenticatedContext(),
  'signed-in user': () => environment.authenticatedContext(`user-${randomUUID()}`),
  'admin claim without document': () =>
    environment.authenticatedContext(`gone-${randomUUID()}`, { admin: true }),
  'admin document without claim': () => environment.authenticatedContext(ADMIN_UID),
  'admin document with a claim that is not true': () =>
    environment.authenticatedContext(ADMIN_UID, { admin: 'true' }),
  admin: () => environment.authenticatedContext(ADMIN_UID, { admin: true }),
} satisfies Record<string, () => RulesTestContext>;
type Role = keyof typeof ROLES;

interface Upload {
  path?: string;
  contentType?: string;
  bytes?: number;
}

const folder = () => `inspection-photos/${randomUUID()}`;

async function upload(context: RulesTestContext, { path, contentType = 'image/jpeg', bytes = 3 }: Upload) {
  const file = context.storage(BUCKET).ref(path ?? `${folder()}/photo.jpg`);
  await file.put(new Uint8Array(bytes), { contentType });
}

async function existingPhoto(): Promise<string> {
  const path = `${folder()}/photo.jpg`;
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
  admin: { ...NOTHING, create: true },
};

beforeAll(async () => {
  environment = await storageRulesEnvironment();
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc(`admins/${ADMIN_UID}`).set({});
  });
});

afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc(`admins/${ADMIN_UID}`).delete();
  });
  await environment.cleanup();
});

describe.each(Object.keys(TABLE) as Role[])('%s', (role) => {
  test.each(Object.entries(TABLE[role]) as [Operation, boolean][])('%s: %s', async (operation, allowed) => {
    const attempt: Promise<unknown> = OPERATIONS[operation](ROLES[role]());
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });
});

// Every denial beside an upload that differs in this one field.
describe('an admin uploads', () => {
  const inFolder = (name: string) => ({ path: `${folder()}/${name}` });
  const findingId = (length: number) => randomUUID().padEnd(length, 'x');

  test.each<[what: string, allowed: Upload, denied: Upload]>([
    ['type: svg', { contentType: 'image/jpeg' }, { contentType: 'image/svg+xml' }],
    ['type: html', { contentType: 'image/png' }, { contentType: 'text/html' }],
    ['type: with a parameter', { contentType: 'image/webp' }, { contentType: 'image/webp; charset=utf-8' }],
    ['type: longer', { contentType: 'image/heic' }, { contentType: 'image/heic-sequence' }],
    ['type: capitals', { contentType: 'image/heif' }, { contentType: 'IMAGE/HEIF' }],
    ['size: nothing', { bytes: 1 }, { bytes: 0 }],
    ['size: too much', { bytes: MAX_BYTES }, { bytes: MAX_BYTES + 1 }],
    ['name: other extension', inFolder('a.jpeg'), inFolder('a.svg')],
    ['name: no extension', inFolder('a.png'), inFolder('a')],
    ['name: extension alone', inFolder('a.webp'), inFolder('.webp')],
    ['name: two extensions', inFolder('a.heic'), inFolder('a.html.heic')],
    ['name: capital extension', inFolder('a.heif'), inFolder('a.HEIF')],
    ['name: space', inFolder('a_b-1.jpg'), inFolder('a b-1.jpg')],
    ['name: quote', inFolder('a_b.jpg'), inFolder("a'b.jpg")],
    ['name: accent', inFolder('e.jpg'), inFolder('é.jpg')],
    ['name: too long', inFolder(`${'a'.repeat(128)}.jpg`), inFolder(`${'a'.repeat(129)}.jpg`)],
    [
      'path: other root',
      { path: `inspection-photos/${findingId(36)}/a.jpg` },
      { path: `reports/${findingId(36)}/a.jpg` },
    ],
    ['path: no finding', inFolder('a.jpg'), { path: `inspection-photos/${randomUUID()}.jpg` }],
    ['path: deeper', inFolder('a.jpg'), inFolder('b/a.jpg')],
    ['path: the root of the bucket', inFolder('a.jpg'), { path: `${randomUUID()}.jpg` }],
    [
      'path: finding of other characters',
      { path: `inspection-photos/${findingId(40)}/a.jpg` },
      { path: `inspection-photos/${findingId(40)}!/a.jpg` },
    ],
    [
      'path: finding too long',
      { path: `inspection-photos/${findingId(128)}/a.jpg` },
      { path: `inspection-photos/${findingId(129)}/a.jpg` },
    ],
  ])(
    '%s',
    async (_, allowed, denied) => {
      await assertSucceeds(upload(ROLES.admin(), allowed));
      await assertFails(upload(ROLES.admin(), denied));
    },
    30_000,
  );
});

const ownFiles = {
  'a signed paper': () => ({
    path: `signed-papers/${randomUUID()}/agreement-2026-11-01.pdf`,
    contentType: 'application/pdf',
  }),
  'a photo as it is shown': () => ({
    path: `shown-photos/${randomUUID()}/photo-shown.jpg`,
    contentType: 'image/jpeg',
  }),
};

describe.each(Object.entries(ownFiles))('%s', (_what, newFile) => {
  test.each(Object.keys(ROLES) as Role[])('is out of reach for: %s', async (role) => {
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

test('no path but the photos is open to an admin', async () => {
  const file = ROLES.admin().storage(BUCKET).ref(`reports/${randomUUID()}/a.jpg`);
  await environment.withSecurityRulesDisabled((context) => upload(context, { path: file.fullPath }));
  await assertFails(file.getDownloadURL());
  await assertFails(file.updateMetadata({ contentType: 'image/png' }));
  await assertFails(file.delete());
  await assertFails(ROLES.admin().storage(BUCKET).ref().list());
});

test('an admin whose document goes away may no longer upload', async () => {
  const uid = `admin-${randomUUID()}`;
  const context = environment.authenticatedContext(uid, { admin: true });
  const write = (change: (context: RulesTestContext) => Promise<void>) =>
    environment.withSecurityRulesDisabled(change);
  await write((open) => open.firestore().doc(`admins/${uid}`).set({}));
  await assertSucceeds(upload(context, {}));
  await write((open) => open.firestore().doc(`admins/${uid}`).delete());
  await assertFails(upload(context, {}));
});
