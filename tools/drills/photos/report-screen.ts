import type { Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { demoAdmin } from '../../backend/stack';
import type { CameraFile } from './camera';

/** A photo as stored on the device. */
export interface DevicePhoto {
  readonly path: string;
  readonly state: string;
  /** Hash of the bytes it stored, hexadecimal; empty until they are ready. */
  readonly sha256: string;
}

/** The Create Report tab, with everything the drill knows about its screens. */
export const reportScreen = {
  /** Loads the form with any draft from the device. */
  async open(page: Page, origin: string): Promise<void> {
    await page.goto(`${origin}${routes.admin}?tab=report`);
    const password = page.getByLabel(/^Password/);
    await addFinding(page).or(password).waitFor();
    if (await password.isVisible()) {
      await page.getByLabel('Email').fill(demoAdmin.email);
      await password.fill(demoAdmin.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL((url) => url.pathname === routes.admin);
      await page.goto(`${origin}${routes.admin}?tab=report`);
      await addFinding(page).waitFor();
    }
  },

  /** @returns the finding's id, once the draft with it is on the device. */
  async addFinding(page: Page, problem: string): Promise<string> {
    await addFinding(page).click();
    const card = page.locator('[data-finding][data-open]');
    await card.getByLabel(/^Main Problem/).fill(problem);
    await page.getByText('Saved on this device').waitFor();
    return (await card.getAttribute('data-finding')) ?? '';
  },

  async openFinding(page: Page, id: string): Promise<void> {
    const card = page.locator(`[data-finding="${id}"]`);
    await card.waitFor();
    if ((await card.getAttribute('data-open')) === null) await card.locator('.title').click();
    await card.locator('input[type=file]').first().waitFor({ state: 'attached' });
  },

  async addPhotos(page: Page, id: string, files: readonly CameraFile[]): Promise<void> {
    await page.locator(`[data-finding="${id}"] input[type=file][multiple]`).setInputFiles([...files]);
  },

  /** Waits until the finding shows this many photos. */
  async seePhotos(page: Page, id: string, count: number): Promise<void> {
    await page.waitForFunction(
      ([finding, wanted]) =>
        document.querySelectorAll(`[data-finding="${finding}"] [data-photo]`).length >= wanted,
      [id, count] as const,
    );
  },

  countPhotos: (page: Page, id: string): Promise<number> =>
    page.locator(`[data-finding="${id}"] [data-photo]`).count(),

  /** The photos of one finding on the device, in order. */
  photosOf: (page: Page, id: string): Promise<DevicePhoto[]> => page.evaluate(readPhotos, id),
};

function addFinding(page: Page) {
  return page.getByRole('button', { name: 'Add Finding' });
}

/** Runs in the page. */
function readPhotos(findingId: string): Promise<DevicePhoto[]> {
  interface Stored extends DevicePhoto {
    readonly findingId: string;
    readonly addedAt: number;
  }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sewer-scope-photos');
    opening.onerror = () => reject(new Error('no database'));
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('photos').objectStore('photos').getAll();
      reading.onsuccess = () => {
        database.close();
        const photos = (reading.result as Stored[]).filter((photo) => photo.findingId === findingId);
        photos.sort((a, b) => a.addedAt - b.addedAt);
        resolve(photos.map(({ path, state, sha256 }) => ({ path, state, sha256 })));
      };
    };
  });
}
