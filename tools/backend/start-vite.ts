import path from 'node:path';
import { siteEnvironment } from './environment/site-environment';
import { startService, type Service } from './process/service';
import { repositoryRoot, stack } from './stack';

/** Vite's dev server, using this stack's emulators. */
export function startVite(): Service {
  return startService({
    name: "Vite's dev server",
    program: process.execPath,
    args: [path.join(repositoryRoot, 'node_modules/vite/bin/vite.js')],
    cwd: repositoryRoot,
    env: { ...siteEnvironment(), NO_COLOR: '1' },
    logFile: path.join(stack.logDir, 'vite.log'),
    ready: /ready in/,
    readyWithinMs: 60_000,
  });
}
