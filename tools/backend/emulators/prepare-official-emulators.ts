import { runCommand } from '../process/run-command';
import { firebaseCli, quietCli } from './firebase-cli';

/**
 * Checks Java and downloads Google's two jars. Returns null on success, otherwise the reason as part of a
 * sentence.
 */
export async function prepareOfficialEmulators(detail: (text: string) => void): Promise<string | null> {
  const java = await runCommand('java', ['-version']);
  const version = Number(/version "(\d+)/.exec(java.output)?.[1] ?? 0);
  if (version < 21) return version === 0 ? 'Java was not found' : `Java 21 is needed and this is ${version}`;
  for (const emulator of ['firestore', 'storage']) {
    detail(`Google's ${emulator} emulator`);
    const { code } = await runCommand(process.execPath, [firebaseCli, `setup:emulators:${emulator}`], {
      env: quietCli,
    });
    if (code !== 0) return `the ${emulator} emulator cannot be downloaded`;
  }
  return null;
}
