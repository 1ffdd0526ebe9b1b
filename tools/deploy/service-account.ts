import type { Deploy } from './finding';

/** The functions' service account; null if it cannot be determined. */
export async function serviceAccount({ ask, project, settings }: Deploy): Promise<string | null> {
  const own = settings.FUNCTIONS_SERVICE_ACCOUNT;
  // As in firebase-tools, `name@` stands for the project's own domain.
  if (own) return own.endsWith('@') ? `${own}${project}.iam.gserviceaccount.com` : own;
  const { status, body } = await ask(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}`);
  const { projectNumber } = body as { projectNumber?: string };
  return status === 200 && projectNumber ? `${projectNumber}-compute@developer.gserviceaccount.com` : null;
}
