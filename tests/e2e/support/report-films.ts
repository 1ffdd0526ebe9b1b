import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { numberedFilm, numberedFilmBytes, numberShown } from '../../../src/films/testing/numbered-film';

type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The film that shows each frame's number, as a camera names it. */
export function cameraFilm(name = 'DCIM0001.MP4', buffer = numberedFilmBytes()): ChosenFile {
  return { name, mimeType: 'video/mp4', buffer };
}

/** The films of Create Report. */
export function reportFilms(page: Page) {
  const player = page.locator('[data-film-player]');
  const button = (name: RegExp | string): Locator => page.getByRole('button', { name });
  return {
    rows: page.locator('[data-film]'),
    player,
    video: player.locator('video'),
    finding: button('Finding here'),
    choose: (files: ChosenFile | ChosenFile[]) =>
      page.locator('input[type="file"][aria-label$="Film"]').setInputFiles(files),
    /** The middle of a frame, where it is certainly shown. */
    async seek(frame: number): Promise<void> {
      const seconds = (frame + 0.5) / numberedFilm.framesPerSecond;
      await player.locator('video').evaluate(async (video: HTMLVideoElement, to) => {
        const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.currentTime = to;
        await there;
      }, seconds);
    },
    /** Waits until the film can be played. */
    async ready(): Promise<void> {
      await expect
        .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThanOrEqual(2);
    },
  };
}

/** The number that a picture of the numbered film shows. */
export async function frameIn(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return numberShown((x, y) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    return data[at] ?? 0;
  });
}

/** SHA-256 of each film's bytes on this device, by its file's name. */
export function filmsOnDevice(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const request = indexedDB.open('sewer-scope-films');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database of films'));
    });
    const all = <Value>(store: string, of: 'getAll' | 'getAllKeys') =>
      new Promise<Value[]>((resolve, reject) => {
        const read = database.transaction(store).objectStore(store)[of]();
        read.onsuccess = () => resolve(read.result as Value[]);
        read.onerror = () => reject(new Error(`${store} can’t be read`));
      });
    const [records, keys, files] = await Promise.all([
      all<{ id: string; name: string }>('films', 'getAll'),
      all<string>('files', 'getAllKeys'),
      all<Blob>('files', 'getAll'),
    ]);
    database.close();
    const hashes: Record<string, string> = {};
    for (const [index, file] of files.entries()) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
      const name = records.find(({ id }) => id === keys[index])?.name ?? '';
      hashes[name] = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }
    return hashes;
  });
}

/** Deletes all films and their files from this device, as if their report had been written on another one. */
export function forgetFilmFiles(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sewer-scope-films');
        request.onerror = () => reject(new Error('no database of films'));
        request.onsuccess = () => {
          const clearing = request.result.transaction(['films', 'files'], 'readwrite');
          for (const store of ['films', 'files']) clearing.objectStore(store).clear();
          clearing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
}
