import type { FileChooser, Locator, Page } from '@playwright/test';

/** What a person at a tablet does: presses are taps, choices, and keys that type nothing. */
export interface Effort {
  presses: number;
  characters: number;
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Works on a page by touch and its keyboard, and counts it. Looking and scrolling aren't counted. */
export function countedHands(page: Page, effort: Effort) {
  const tap = async (target: Locator): Promise<void> => {
    effort.presses += 1;
    await target.tap();
  };
  return {
    tap,
    async press(key: string): Promise<void> {
      effort.presses += 1;
      await page.keyboard.press(key);
    },
    /** Into the field that has the focus. */
    async type(text: string): Promise<void> {
      effort.characters += text.length;
      await page.keyboard.type(text);
    },
    /** Opens the list, and chooses from it. */
    async choose(list: Locator, value: string): Promise<void> {
      effort.presses += 2;
      await list.selectOption(value);
    },
    /** Opens the device's dialog for files, and chooses one there. */
    async chooseFile(button: Locator, file: ChosenFile): Promise<void> {
      const opened: Promise<FileChooser> = page.waitForEvent('filechooser');
      await tap(button);
      effort.presses += 1;
      await (await opened).setFiles(file);
    },
    /** A place on a slider, as a share of its length. */
    async tapAt(slider: Locator, share: number): Promise<void> {
      const box = await slider.boundingBox();
      if (!box) throw new Error('the slider is not shown');
      // The thumb's middle doesn't reach the ends.
      const thumb = 16;
      effort.presses += 1;
      await slider.tap({
        position: { x: thumb / 2 + share * (box.width - thumb), y: box.height / 2 },
      });
    },
  };
}
