import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { numberedFilm, numberedFrame } from './numbered-film';

/*
 * Writes numbered.mp4, which is committed so that no test needs ffmpeg: H.264 with B-frames and a key frame every two
 * seconds, silent AAC, the index last, as cameras write it.
 */
const { width, height, framesPerSecond, frames, file } = numberedFilm;
const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error'],
    ...[
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      '-s',
      `${width}x${height}`,
      '-r',
      `${framesPerSecond}`,
      '-i',
      '-',
    ],
    ...['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-shortest'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-crf', '34', '-g', '20', '-bf', '2'],
    ...['-c:a', 'aac', '-b:a', '8k', file],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
for (let number = 0; number < frames; number += 1) {
  if (!ffmpeg.stdin.write(numberedFrame(number))) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
await once(ffmpeg, 'close');
