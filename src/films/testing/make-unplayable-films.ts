import { execFileSync } from 'node:child_process';
import { unplayableFilms } from './unplayable-films';

/* Writes the films that browsers can't play, which are committed so that no test needs ffmpeg with these encoders. */
const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=2'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=8000:duration=2'];
const same = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

const write = (file: string, ...options: readonly string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...picture, ...options, ...same, file], {
    stdio: 'inherit',
  });

write(unplayableFilms.avi, ...sound, ...['-c:v', 'mpeg4', '-vtag', 'XVID', '-q:v', '20', '-c:a', 'pcm_u8']);
write(
  unplayableFilms.hevc,
  ...['-c:v', 'libx265', '-x265-params', 'log-level=error', '-crf', '40', '-tag:v', 'hvc1'],
  ...['-pix_fmt', 'yuv420p'],
);
