import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { darkColors } from '../../../domain/brand/colors';
import { markSize } from '../../../domain/brand/mark';
import { iconPaths as strokes } from '../../../src/ui/icon-paths';
import { chosenBusiness } from '../../business/chosen-business.mjs';
import { markSvg } from '../mark-svg';
import { iconPaths } from './icon-paths';

export interface IconFile {
  /** Absolute, for example `/icons/favicon.svg`. */
  readonly path: string;
  readonly source: Buffer;
}

const sourceFile = path.join(chosenBusiness().folder, 'icon.svg');

/** The icon without background, cropped to its circle. */
function withoutGround(svg: string): string {
  return svg
    .replace('viewBox="0 0 512 512"', 'viewBox="56 56 400 400"')
    .replace(/\s*<path id="ground"[^>]*>/, '');
}

/** A 96 px shortcut icon: one of the product's icons on the app's background color. */
function shortcutIcon(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${darkColors.ground}"/><path d="${path}" transform="translate(24 24) scale(2)" fill="none" stroke="${darkColors.accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** Every icon of `iconPaths`. */
export async function iconFiles(): Promise<IconFile[]> {
  const full = await readFile(sourceFile, 'utf8');
  const round = withoutGround(full);
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize(size, size).png({ palette: true }).toBuffer();
  return [
    { path: iconPaths.svg, source: Buffer.from(round) },
    { path: iconPaths.png32, source: await png(round, 32) },
    { path: iconPaths.png192, source: await png(round, 192) },
    { path: iconPaths.png512, source: await png(round, 512) },
    { path: iconPaths.maskable, source: await png(full, 512) },
    { path: iconPaths.apple, source: await png(full, 180) },
    { path: iconPaths.shortcutNew, source: await png(shortcutIcon(strokes.plus), 96) },
    { path: iconPaths.shortcutTrack, source: await png(shortcutIcon(strokes.search), 96) },
    // Sharp on screens of any density.
    { path: iconPaths.mark, source: await png(markSvg(), 4 * markSize) },
  ];
}
