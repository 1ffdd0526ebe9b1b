/**
 * Preloaded into a process that runs the functions (`node --import`): kills it, as a crash would, at the first
 * step named in KILL_POINT (comma-separated), to test that interrupted work is resumed.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';

const points = new Set((process.env.KILL_POINT ?? '').split(',').filter(Boolean));

if (points.size > 0) {
  subscribe('functions.step', (step) => {
    if (!points.has(step)) return;
    writeSync(2, `${JSON.stringify({ killPoint: step })}\n`);
    process.kill(process.pid, 'SIGKILL');
  });
}
