import { runCommand } from '../backend/process/run-command';
import { findChromium } from './find-chromium';

const program = 'chromium-headless-shell';

/**
 * The path of the browser for the browser tests: HEADLESS_SHELL_PATH, or Debian's headless shell, which is
 * Chromium without windows and uses half the CPU time; otherwise Chromium.
 */
export async function findHeadlessShell(detail: (text: string) => void): Promise<string> {
  return (
    process.env.HEADLESS_SHELL_PATH ||
    ((await onSystem()) ?? (await fromDebian(detail)) ?? findChromium(detail))
  );
}

async function onSystem(): Promise<string | null> {
  const { code, output } = await runCommand('which', [program]);
  return code === 0 ? output.trim() : null;
}

async function fromDebian(detail: (text: string) => void): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  detail(`apt-get install ${program}`);
  await runCommand('apt-get', ['install', '-y', program], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return onSystem();
}
