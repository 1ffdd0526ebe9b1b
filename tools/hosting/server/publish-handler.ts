import { existsSync, renameSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { runCommand } from '../../backend/process/run-command';
import { siteEnvironment } from '../../backend/environment/site-environment';
import { publishPath } from '../publish-path';
import { repositoryRoot, stack } from '../../backend/stack';

let building: Promise<void> | null = null;
let again = false;

/** Answers a POST to `/dev/publish` at once, then builds the site with the saved settings in place of the one served. */
export function servePublishing(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== publishPath || request.method !== 'POST') return next();
  if (building) again = true;
  else building = build().finally(() => (building = null));
  response.writeHead(202).end();
}

/** Builds beside the site that is served, and takes its place in one step. */
async function build(): Promise<void> {
  do {
    again = false;
    const next = `${stack.distDir}-next`;
    const { code, output } = await runCommand(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', next, '--emptyOutDir'],
      {
        cwd: repositoryRoot,
        env: { ...siteEnvironment(), SAVED_SETTINGS: 'read' },
        logFile: path.join(stack.logDir, 'publish.log'),
      },
    );
    if (code === 0) replaceSite(next);
    else console.error(`The site could not be built: ${output}`);
  } while (again);
}

function replaceSite(next: string): void {
  const former = `${stack.distDir}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(stack.distDir)) renameSync(stack.distDir, former);
  renameSync(next, stack.distDir);
  rmSync(former, { recursive: true, force: true });
}
