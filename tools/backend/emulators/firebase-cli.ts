import path from 'node:path';
import { repositoryRoot } from '../stack';

/** Runs the pinned CLI with the current Node. */
export const firebaseCli = path.join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Disables the CLI's update checks, messages of the day, and prompts. */
export const quietCli = { CI: 'true', NO_UPDATE_NOTIFIER: '1' } as const;
