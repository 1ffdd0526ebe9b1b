import { escapeHtml } from '../mailbox/pages/escape-html';
import type { Shown, Surface } from './surfaces';

/** The widths for which the product is designed, with the height of a screen that wide. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** What is seen of a frame of the widest screen, so that three are side by side on a desktop. */
const shownAtMost = 620;

export interface Look extends Pick<Surface, 'name' | 'as'> {
  readonly shown: Shown | null;
}

const signIns = { client: 'Sign in to the portal to see it.', office: 'Sign in to the office to see it.' };

/** A page with a frame of each surface at one of the widths; the first for any other number. */
export function looksPage(looks: readonly Look[], asked: number): string {
  const { width, height } = screens.find((screen) => screen.width === asked) ?? screens[0];
  const scale = Math.min(1, shownAtMost / width);
  const frame = ({ name, as, shown }: Look) => {
    const address = shown && 'address' in shown ? escapeHtml(shown.address) : null;
    const source = address !== null ? `src="${address}"` : `srcdoc="${escapeHtml(htmlOf(shown))}"`;
    const title = address !== null ? `<a href="${address}">${name}</a>` : name;
    return `<figure><figcaption>${title}${as ? ` <small>${signIns[as]}</small>` : ''}</figcaption>
<div>${shown ? `<iframe title="${name}" loading="lazy" ${source}></iframe>` : 'The stack has none. Run npm run reset for new demo data.'}</div></figure>`;
  };
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Looks</title>
<style>
body { margin: 16px; font: 14px system-ui; background: #888 }
nav { display: flex; gap: 16px }
main { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; width: ${Math.round(width * scale)}px }
figcaption { padding: 4px 0; font-weight: 600 } small { font-weight: 400 }
div { height: ${Math.round(height * scale)}px; background: #999; overflow: hidden }
iframe { width: ${width}px; height: ${height}px; border: 0; background: #fff; transform: scale(${scale}); transform-origin: 0 0 }
</style>
<h1>Looks</h1>
<nav>${screens.map((screen) => (screen.width === width ? `<strong>${screen.width} px</strong>` : `<a href="?width=${screen.width}">${screen.width} px</a>`)).join('')}</nav>
<main>${looks.map(frame).join('\n')}</main>
</html>
`;
}

const htmlOf = (shown: Shown | null) => (shown && 'html' in shown ? shown.html : '');
