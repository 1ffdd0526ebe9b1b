import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readJson } from '../../../domain/json/parse-json';
import { isPublished, publishedPath, type Published } from '../../../domain/settings/publishing';
import { runCommand, type CommandResult } from '../../backend/process/run-command';
import { siteEnvironment } from '../../backend/environment/site-environment';
import { publishPath } from '../publish-path';
import { repositoryRoot, stack } from '../../backend/stack';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers a POST to `/dev/publish` at once, then builds the site with the saved settings in place of the one served. */
export const servePublishing = publishingTo(stack.distDir, (folder) =>
  runCommand(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: repositoryRoot,
      env: { ...siteEnvironment(), SAVED_SETTINGS: 'read' },
      logFile: path.join(stack.logDir, 'publish.log'),
    },
  ),
);

/** @param build builds the site into a folder */
export function publishingTo(site: string, build: (folder: string) => Promise<CommandResult>): Handler {
  let building: Promise<void> | null = null;
  let again = false;

  /** Builds beside the site that is served, and takes its place in one step. */
  const publish = async (): Promise<void> => {
    do {
      again = false;
      const next = `${site}-next`;
      const { code, output } = await build(next);
      if (code === 0) {
        replaceSite(site, next);
      } else {
        console.error(`The site could not be built: ${output}`);
        noteFailure(site);
      }
    } while (again);
  };

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== publishPath || request.method !== 'POST') return next();
    if (building) again = true;
    else building = publish().finally(() => (building = null));
    response.writeHead(202).end();
  };
}

function replaceSite(site: string, next: string): void {
  const former = `${site}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, former);
  renameSync(next, site);
  rmSync(former, { recursive: true, force: true });
}

/** So that the office shows it without waiting for the longest that a build takes. */
function noteFailure(site: string): void {
  const file = path.join(site, publishedPath);
  const published = existsSync(file) ? readJson(readFileSync(file, 'utf8'), isPublished) : null;
  if (!published) return;
  const noted: Published = { ...published, failedAt: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(noted));
}
