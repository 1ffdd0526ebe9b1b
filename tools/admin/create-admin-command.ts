import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure } from '../console/failure.mjs';
import { heading, step } from '../console/progress.mjs';
import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';
import { adminArguments } from './admin-arguments';
import { askPassword } from './ask-password';
import { checkPassword } from './check-password';
import { localServices } from './local-services';
import { promoteAdmin } from './promote-admin';

/** `npm run admin:create`: creates or promotes an admin on the running local stack or in a real project. */
export async function main(args: string[]): Promise<number> {
  const { email, password, local, project, ...inspector } = adminArguments(args, process.env);
  const projectId = local ? stack.projectId : (project ?? 'the project of the credentials');
  if (local) await checkRunning();
  const services = local ? localServices() : realServices(project);
  // Asked before the first step, because the progress display would hide the question.
  const chosen = password ?? ((await exists(services, email)) ? null : await askPassword(email));
  if (chosen !== null) checkPassword(chosen, { email, projectId });
  heading(`Admin of ${projectId}`);
  await step(email, async () => {
    const outcome = await promoteAdmin(services, {
      email,
      password: () => Promise.resolve(chosen ?? ''),
      ...inspector,
    });
    return outcome === 'made' ? 'made' : 'promoted; the password is unchanged';
  });
  console.log();
  return 0;
}

function realServices(project: string | null) {
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) delete process.env[name];
  const app = initializeApp({ credential: applicationDefault(), ...(project && { projectId: project }) });
  return { auth: getAuth(app), firestore: getFirestore(app) };
}

async function exists({ auth }: ReturnType<typeof localServices>, email: string): Promise<boolean> {
  return auth.getUserByEmail(email).then(
    () => true,
    (error: unknown) => {
      if ((error as { code?: string }).code === 'auth/user-not-found') return false;
      throw error;
    },
  );
}

async function checkRunning(): Promise<void> {
  const answers = await fetch(addresses.hub).then(
    (response) => response.ok,
    // ignored: the message below says what to do
    () => false,
  );
  if (!answers)
    throw new Failure('The local stack is not running: start it with "npm start" in another terminal.');
}
