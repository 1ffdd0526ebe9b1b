import type { Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import type { PlainPage } from '../device/plain-page';

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

type FilmPage = Pick<PlainPage, 'goto' | 'evaluate' | 'chooseFile'>;

/** A page of Playwright's, which itself would send the browser all bytes of a file that is chosen. */
export function filmPageOf(page: Page): FilmPage {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (work, argument) => page.evaluate(work as never, argument as never) as never,
    async chooseFile(selector, file) {
      const session = await page.context().newCDPSession(page);
      const expression = `document.querySelector(${JSON.stringify(selector)})`;
      const { result } = await session.send('Runtime.evaluate', { expression });
      if (!result.objectId) throw new Error(`no field ${selector}`);
      await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
      await session.detach();
    },
  };
}

const field = 'input[type="file"][aria-label$="Film"]';

/** A job's report with its films, and everything that the drill knows about that screen. */
export const filmScreen = {
  async open(page: FilmPage, origin: string, jobId: string): Promise<void> {
    await page.goto(`${origin}${routes.admin}?tab=report&booking=${jobId}`);
    await page.evaluate(shown, field);
  },

  async choose(page: FilmPage, file: string): Promise<void> {
    // Again where the form was drawn again in between, as when its job arrives: the field was another one then.
    do await page.chooseFile(field, file);
    while (!(await page.evaluate(taken, field)));
    await page.evaluate(shown, '[data-film]');
  },

  /** Plays the film at this speed. */
  async play(page: FilmPage, speed: number): Promise<void> {
    await page.evaluate(press, `[data-film-player] button[aria-label="${speed} times"]`);
    await page.evaluate(press, '[data-film-player] button[aria-label^="Play: "]');
  },

  /** Seconds into the film. */
  position: (page: FilmPage): Promise<number> =>
    page.evaluate(
      (selector) => document.querySelector<HTMLVideoElement>(selector)?.currentTime ?? 0,
      '[data-film-player] video',
    ),

  /** The job's film on the device. */
  stored: (page: FilmPage, jobId: string): Promise<DeviceFilm | null> => page.evaluate(readFilm, jobId),
};

/** Runs in the page: resolves once there is such an element. */
async function shown(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs in the page: whether a film is there or on its way; false once the field is another one. */
async function taken(selector: string): Promise<boolean> {
  const first = document.querySelector(selector);
  for (;;) {
    const copying = [...document.querySelectorAll('[role="region"][aria-label="Film"], section')].some(
      (part) => /^Copying /m.test(part.textContent),
    );
    if (copying || document.querySelector('[data-film]')) return true;
    if (first && !first.isConnected) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: presses the button once it is there. */
async function press(selector: string): Promise<void> {
  const button = () => document.querySelector<HTMLButtonElement>(selector);
  while (!button()) await new Promise((resolve) => setTimeout(resolve, 50));
  button()?.click();
}

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
