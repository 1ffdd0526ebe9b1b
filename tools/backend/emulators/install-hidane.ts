import { runCommand } from '../process/run-command';
import { checkSpace } from '../checks/check-space';
import { stack } from '../stack';
import { hidaneFolder, hidaneVersion } from './cache-folder';

const crates = /(?:Compiling|Downloaded) (\S+)/;

/**
 * Builds hidane into the cache, which takes about three minutes. Returns null on success, otherwise the
 * reason as part of a sentence.
 */
export async function installHidane(detail: (text: string) => void): Promise<string | null> {
  if ((await runCommand('cargo', ['--version'])).code !== 0) return 'cargo was not found';
  await checkSpace(hidaneFolder, 1500, 'building the Firestore emulator');
  detail('building hidane with cargo, about 3 minutes');
  let done = 0;
  const { code, output } = await runCommand(
    'cargo',
    ['install', 'hidane', '--version', hidaneVersion, '--locked', '--root', hidaneFolder],
    {
      logFile: `${stack.logDir}/cargo.log`,
      onLine: (line) => {
        const crate = crates.exec(line)?.[1];
        if (crate) detail(`building hidane, about 3 minutes: ${++done} ${crate}`);
      },
    },
  );
  if (code === 0) return null;
  if (/No space left/i.test(output)) return 'the disk is full';
  if (/requires rustc|rustc [\d.]+ is not supported/i.test(output))
    return 'this Rust is too old ("rustup update" brings 1.88)';
  if (
    /Could not resolve host|spurious network error|failed to (download|fetch)|Couldn't connect/i.test(output)
  ) {
    return 'crates.io cannot be reached';
  }
  return `cargo could not build it (${stack.logDir}/cargo.log says why)`;
}
