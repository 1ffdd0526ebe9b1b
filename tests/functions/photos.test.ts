import { createHash, randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoId, type ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import { photoPath } from '@domain/report/photo-path';
import type { ViewPhotosAnswer } from '@domain/report/photo-views';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { storedFile } from './support/files';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { waitFor } from './support/wait-for';
import { newFile } from '../../tools/testing/new-file';

let admin: SignedIn;
let jpeg: Buffer;
beforeAll(async () => {
  admin = await signIn();
  jpeg = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0B6470' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '40/1 14/1 0/1' } })
    .toBuffer();
});

const newPath = () => photoPath(`finding-${randomUUID()}`, randomUUID(), 'jpg');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const upload = (path: string, bytes: Buffer) =>
  getStorage()
    .bucket(`${addresses.project}.appspot.com`)
    .file(path)
    .save(bytes, { ...newFile, contentType: 'image/jpeg' });
const confirm = (path: string, hash: string, by: Partial<SignedIn> = admin) =>
  call<ConfirmPhotoAnswer>('office-photo-confirm', { path, sha256: hash }, by);
const recordOf = async (path: string) =>
  (await db.collection('inspection_photos').doc(photoId(path)).get()).data();

describe('an uploaded photo', () => {
  it('is processed automatically: its hash is stored, and the copy has no location data', async () => {
    const path = newPath();
    await upload(path, jpeg);
    const record = await waitFor('the photo’s record', () => recordOf(path));
    expect(record).toMatchObject({ path, sha256: sha256(jpeg), size: jpeg.byteLength, refusal: null });
    const { shown, preview } = record as Record<'shown' | 'preview', { path: string; width: number }>;
    expect([shown.width, preview.width]).toEqual([2048, 640]);
    const made = await sharp((await storedFile(shown.path)) ?? undefined).metadata();
    expect([made.width, made.exif]).toEqual([2048, undefined]);
    expect((await storedFile(path))?.equals(jpeg)).toBe(true);
  });

  it('is confirmed byte for byte, for any number of callers', async () => {
    const path = newPath();
    await upload(path, jpeg);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(path, sha256(jpeg))));
    expect(answers.map(({ result }) => result)).toEqual(Array(4).fill({ state: 'received' }));
    expect((await confirm(path, sha256(Buffer.from('other')))).result).toEqual({ state: 'differs' });
  });

  it('keeps no download token, whether original, added later, or on an old file', async () => {
    const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);
    const path = newPath();
    const token = randomUUID();
    const withToken = { metadata: { firebaseStorageDownloadTokens: token } };
    await bucket.file(path).save(jpeg, { ...newFile, metadata: { contentType: 'image/jpeg', ...withToken } });
    const address = `http://${addresses.storage}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
    const closed = async () => (await fetch(address)).status === 403;
    await waitFor('the photo’s record', () => recordOf(path));
    await waitFor('the token to stop working', closed);
    expect((await storedFile(path))?.equals(jpeg)).toBe(true);
    await bucket.file(path).setMetadata(withToken);
    await waitFor('the later token to stop working', closed);
    expect((await confirm(path, sha256(jpeg))).result).toEqual({ state: 'received' });
  });

  it('that never arrived must be sent again', async () => {
    expect((await confirm(newPath(), sha256(jpeg))).result).toEqual({ state: 'missing' });
  });

  it('is refused for its content regardless of its name, and no copy is made', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const path = newPath();
    await upload(path, svg);
    expect((await confirm(path, sha256(svg))).result).toEqual({ state: 'refused', refusal: 'not-a-photo' });
    expect(await recordOf(path)).toMatchObject({ shown: null, preview: null });
  });
});

describe('photos on another device', () => {
  it('are shown as processed, to admins only; unusable ones are left out', async () => {
    const [path, svg] = [newPath(), newPath()];
    await upload(path, jpeg);
    await upload(svg, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await Promise.all([path, svg].map((one) => confirm(one, sha256(jpeg))));
    const paths = [path, svg, newPath(), path];
    const { result } = await call<ViewPhotosAnswer>('office-photo-view', { paths }, admin);
    expect(result?.photos.map((photo) => [photo.path, photo.width, photo.height])).toEqual([
      [path, 2048, 1024],
    ]);
    const { url = '', previewUrl = '' } = result?.photos[0] ?? {};
    expect(url).not.toContain('inspection-photos');
    expect(new URL(url).pathname).toBe('/report/files');
    expect(url).not.toBe(previewUrl);

    const someone = await signIn({ claim: false, record: false });
    const refused = await call('office-photo-view', { paths }, someone);
    expect(refused.error?.details?.code).toBe('not-allowed');
  });
});

describe('photo status', () => {
  it('is available to admins only', async () => {
    const path = newPath();
    const someone = await signIn({ claim: false, record: false });
    expect((await confirm(path, sha256(jpeg), {})).error?.details?.code).toBe('not-signed-in');
    expect((await confirm(path, sha256(jpeg), someone)).error?.details?.code).toBe('not-allowed');
  });

  it.each(['signed-papers/b-1/agreement.pdf', 'inspection-photos/../admins.jpg', ''])(
    'accepts no other path: %j',
    async (path) => {
      expect((await confirm(path, sha256(jpeg))).error?.details?.code).toBe('invalid-input');
    },
  );
});
