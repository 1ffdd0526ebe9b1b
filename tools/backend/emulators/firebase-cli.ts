import path from 'node:path';
import { repositoryRoot } from '../stack';

/** The pinned CLI, run by this very Node. */
export const firebaseCli = path.join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Keeps the CLI from looking for news and for updates of itself, and from asking questions. */
export const quietCli = { CI: 'true', NO_UPDATE_NOTIFIER: '1' } as const;
