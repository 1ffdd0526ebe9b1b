import { existsSync } from 'node:fs';
import { Failure } from '../console/failure.mjs';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, Playwright's download, or Debian's package if run as
 * root. @throws Failure if none is available.
 */
export async function findChromium(detail: (text: string) => void): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH is ${given}, but that file does not exist.`);
  }
  const present = (await onSystem()) ?? (await fromPlaywright());
  if (present) return present;
  detail("Playwright's download");
  await runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: repositoryRoot,
  });
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    detail('apt-get install chromium');
    await runCommand('apt-get', ['install', '-y', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await onSystem();
    if (installed) return installed;
  }
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH.',
  );
}

async function onSystem(): Promise<string | null> {
  for (const program of programs) {
    const { code, output } = await runCommand('which', [program]);
    if (code === 0) return output.trim();
  }
  return null;
}

async function fromPlaywright(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}
