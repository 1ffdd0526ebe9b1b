import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { sampleFilm, sampleFilmSeconds } from '../../src/site/landing/sample-report/sample-film';
import { repositoryRoot } from '../backend/stack';
import { FilmFrame } from './film-frame';
import { sampleFilmFile } from './sample-film-file';

const framesASecond = 24;

/** `npm run sample:film`: draws the sample film frame by frame. Needs ffmpeg, which no build does. */
async function main(): Promise<void> {
  const ffmpeg = spawn('ffmpeg', encoding, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  const frames = Math.round(sampleFilmSeconds * framesASecond);
  for (let frame = 0; frame < frames; frame += 1) {
    const svg = renderToStaticMarkup(<FilmFrame seconds={frame / framesASecond} />);
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`${path.relative(repositoryRoot, sampleFilmFile)}: ${statSync(sampleFilmFile).size} bytes`);
}

const { width, height } = sampleFilm;
/** H.264 in MP4, which every browser plays, without sound, and with its index first. */
const encoding = [
  ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
  ...['-framerate', String(framesASecond), '-i', '-'],
  ...[
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
    '-tune',
    'animation',
  ],
  ...['-crf', '30', '-g', String(framesASecond * 2), '-an', '-map_metadata', '-1', '-movflags', '+faststart'],
  sampleFilmFile,
];

await main();
