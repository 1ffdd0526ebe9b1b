import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** The module that a process preloads to be killed at a step of the functions. */
export const killPointsModule = pathToFileURL(path.join(import.meta.dirname, 'kill-points.mjs')).href;

/** The environment in which every started Node process is killed at these steps. */
export function killAt(...points: string[]): Record<string, string> {
  return { NODE_OPTIONS: `--import ${killPointsModule}`, KILL_POINT: points.join(',') };
}
