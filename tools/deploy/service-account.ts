import type { Deploy } from './finding';

/** The account that the functions run as; null where it cannot be found out. */
export async function serviceAccount({ ask, project, settings }: Deploy): Promise<string | null> {
  const own = settings.FUNCTIONS_SERVICE_ACCOUNT;
  // As firebase-tools takes it: `name@` stands for the project's own domain.
  if (own) return own.endsWith('@') ? `${own}${project}.iam.gserviceaccount.com` : own;
  const { status, body } = await ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}`);
  const { projectNumber } = body as { projectNumber?: string };
  return status === 200 && projectNumber ? `${projectNumber}-compute@developer.gserviceaccount.com` : null;
}
