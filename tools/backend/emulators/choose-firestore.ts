import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { hidaneFolder, hidaneVersion } from './cache-folder';
import { findHidane, type Hidane } from './find-hidane';
import { installHidane } from './install-hidane';
import { prepareOfficialEmulators } from './prepare-official-emulators';

export type FirestoreChoice = Hidane | { readonly kind: 'official' };

/**
 * The first available Firestore emulator: hidane from PATH, from the cache, or built with cargo; otherwise
 * Google's with Java 21. EMULATORS=hidane or EMULATORS=official forces one. @throws Failure if none is
 * available.
 */
export async function chooseFirestore(detail: (text: string) => void): Promise<FirestoreChoice> {
  const forced = process.env.EMULATORS ?? '';
  if (!['', 'hidane', 'official'].includes(forced)) {
    throw new Failure(`EMULATORS is "${forced}": set it to hidane or official, or leave it out.`);
  }
  if (forced === 'official') {
    const problem = await prepareOfficialEmulators(detail);
    if (problem) throw new Failure(`Google's emulators cannot be used: ${problem}.`);
    return { kind: 'official' };
  }
  return (await findHidane()) ?? (await buildOrFallBack(forced === '', detail));
}

async function buildOrFallBack(
  mayFallBack: boolean,
  detail: (text: string) => void,
): Promise<FirestoreChoice> {
  // What the build beside the packages already found.
  const problem = process.env.HIDANE_PROBLEM ?? (await installHidane(detail));
  if (problem === null) {
    return { kind: 'hidane', program: path.join(hidaneFolder, 'bin', 'hidane'), from: 'built with cargo' };
  }
  const official = mayFallBack ? await prepareOfficialEmulators(detail) : 'EMULATORS=hidane rules them out';
  if (official === null) return { kind: 'official' };
  throw new Failure(
    `No Firestore emulator is available. hidane ${hidaneVersion}: ${problem}. Google's: ${official}. ` +
      'Install Rust from https://rustup.rs (or Java 21) and start again.',
  );
}

export function describeFirestore(choice: FirestoreChoice): string {
  return choice.kind === 'hidane' ? `hidane, ${choice.from}` : "Google's, with Java";
}
