import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { trustedJson } from '../../trusted-json';
import { runCommand } from '../process/run-command';
import { checkSpace } from '../checks/check-space';
import { stack } from '../stack';
import { hidaneFolder, hidaneVersion } from './cache-folder';
import { correctHidane } from './correct-hidane';

const log = path.join(stack.logDir, 'cargo.log');

const crates = /(?:Compiling|Downloaded) (\S+)/;

/** Of cargo's description of the packages: about 1 MB. */
const longestOutput = 64 * 1024 ** 2;

/**
 * Builds hidane, with our corrections, into the cache, which takes about three minutes. Returns null on success,
 * otherwise the reason as part of a sentence. Clones that begin at the same time each build their own, and the first one is
 * kept.
 */
export async function installHidane(detail: (text: string) => void): Promise<string | null> {
  if ((await runCommand('cargo', ['--version'])).code !== 0) return 'cargo was not found';
  await checkSpace(hidaneFolder, 1500, 'building the Firestore emulator');
  detail('building hidane with cargo, about 3 minutes');
  mkdirSync(stack.logDir, { recursive: true });
  mkdirSync(hidaneFolder, { recursive: true });
  const begun = mkdtempSync(path.join(hidaneFolder, 'begun-'));
  try {
    const reason = await build(begun, detail);
    if (reason === null) keep(path.join(begun, 'bin'), path.join(hidaneFolder, 'bin'));
    return reason;
  } finally {
    rmSync(begun, { recursive: true, force: true });
  }
}

/** Builds it in `folder`, as `bin/hidane`. Returns null on success, otherwise the reason. */
async function build(folder: string, detail: (text: string) => void): Promise<string | null> {
  const source = path.join(folder, 'source');
  try {
    await downloadHidane(source);
  } catch (error) {
    writeFileSync(log, String(error));
    return reasonIn(String(error));
  }
  correctHidane(source);
  let done = 0;
  const { code, output } = await runCommand(
    'cargo',
    ['install', '--path', source, '--locked', '--root', folder],
    {
      logFile: log,
      onLine: (line) => {
        const crate = crates.exec(line)?.[1];
        if (crate) detail(`building hidane, about 3 minutes: ${++done} ${crate}`);
      },
    },
  );
  return code === 0 ? null : reasonIn(output);
}

/** Gives the folder its name in one step, so that a broken-off build never has it. */
function keep(begun: string, kept: string): void {
  try {
    renameSync(begun, kept);
  } catch (error) {
    // Another clone was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Copies hidane's source to `folder`, from where cargo puts it for a package that needs it. @throws cargo's output. */
async function downloadHidane(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = path.join(folder, 'Cargo.toml');
  writeFileSync(
    manifest,
    `[package]\nname = "needs-hidane"\nversion = "0.0.0"\n[lib]\npath = "Cargo.toml"\n` +
      `[dependencies]\nhidane = "=${hidaneVersion}"\n[workspace]\n`,
  );
  const { stdout } = await promisify(execFile)(
    'cargo',
    ['metadata', '--format-version', '1', '--manifest-path', manifest],
    { maxBuffer: longestOutput },
  );
  const { packages } = trustedJson<{
    readonly packages: readonly { readonly name: string; readonly manifest_path: string }[];
  }>(stdout);
  const found = packages.find(({ name }) => name === 'hidane');
  if (!found) throw new Error('cargo did not name hidane among the packages');
  rmSync(folder, { recursive: true });
  cpSync(path.dirname(found.manifest_path), folder, { recursive: true });
}

/** What cargo's output means, as part of a sentence. */
function reasonIn(output: string): string {
  if (/No space left/i.test(output)) return 'the disk is full';
  if (/requires rustc|rustc [\d.]+ is not supported/i.test(output))
    return 'this Rust is too old ("rustup update" brings 1.88)';
  if (
    /Could not resolve host|spurious network error|failed to (download|fetch)|Couldn't connect/i.test(output)
  ) {
    return 'crates.io cannot be reached';
  }
  return `cargo could not build it (${log} says why)`;
}
