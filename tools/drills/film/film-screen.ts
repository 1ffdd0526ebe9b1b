import type { Page } from '@playwright/test';
import { routes } from '@domain/business/routes';

/** A film as stored on the device. */
export interface DeviceFilm {
  readonly id: string;
  readonly state: 'waiting' | 'received' | 'refused';
  readonly refusal: string | null;
  readonly sha256: string;
  /** Bytes that the server has, of the upload that was begun; null for none. */
  readonly offset: number | null;
  /** The upload's address. */
  readonly session: string | null;
}

/** A job's report with its films, and everything that the drill knows about that screen. */
export const filmScreen = {
  async open(page: Page, origin: string, jobId: string): Promise<void> {
    await page.goto(`${origin}${routes.admin}?tab=report&booking=${jobId}`);
    await page.getByRole('button', { name: /^(Choose|Add Another) Film$/ }).waitFor();
  },

  /** Chooses a file of any size: Playwright itself would send its bytes to the browser. */
  async choose(page: Page, file: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const row = page.locator('[data-film]');
    const part = page.getByRole('region', { name: 'Film' });
    // Again where the form was drawn again in between, as when its job arrives: the field was another one then.
    for (let tries = 0; tries < 3 && !(await row.isVisible()); tries += 1) {
      const { result } = await session.send('Runtime.evaluate', {
        expression: `document.querySelector('input[type="file"][aria-label$="Film"]')`,
      });
      if (!result.objectId) throw new Error('no field for films');
      await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
      // ignored: it is chosen again
      await row
        .or(part.getByText(/^Copying /))
        .first()
        .waitFor({ timeout: 20_000 })
        .catch(() => undefined);
    }
    await row.waitFor();
    await session.detach();
  },

  /** Plays the film at sixteen times. */
  async play(page: Page): Promise<void> {
    // Pressed by the page itself: on a busy machine, Playwright waits long for a page that doesn't move.
    for (const name of ['16 times', /^Play: /]) {
      await page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
    }
  },

  /** Seconds into the film. */
  position: (page: Page): Promise<number> =>
    page.locator('[data-film-player] video').evaluate((video: HTMLVideoElement) => video.currentTime),

  /** The job's film on the device. */
  stored: (page: Page, jobId: string): Promise<DeviceFilm | null> => page.evaluate(readFilm, jobId),
};

/** Runs in the page. */
function readFilm(jobId: string): Promise<DeviceFilm | null> {
  interface Stored extends Omit<DeviceFilm, 'offset' | 'session'> {
    readonly jobId: string;
    readonly session: { readonly address: string; readonly offset: number } | null;
  }
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sewer-scope-films');
    opening.onerror = () => reject(new Error('no database'));
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('films').objectStore('films').getAll();
      reading.onsuccess = () => {
        database.close();
        const film = (reading.result as Stored[]).find((one) => one.jobId === jobId);
        if (!film) return resolve(null);
        const { id, state, refusal, sha256, session } = film;
        resolve({
          ...{ id, state, refusal, sha256 },
          offset: session?.offset ?? null,
          session: session?.address ?? null,
        });
      };
    };
  });
}
