import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from '../../backend/stack';
import { iconPaths } from './icon-paths';

export interface IconFile {
  /** Absolute, for example `/icons/favicon.svg`. */
  readonly path: string;
  readonly source: Buffer;
}

const sourceFile = path.join(repositoryRoot, 'tools/icons/icon.svg');

/** The round picture alone: without the ground, and cut to its circle. */
function withoutGround(svg: string): string {
  return svg
    .replace('viewBox="0 0 512 512"', 'viewBox="56 56 400 400"')
    .replace(/\s*<path id="ground"[^>]*>/, '');
}

/** Every icon of `iconPaths`, rendered from the one SVG. */
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
  ];
}
