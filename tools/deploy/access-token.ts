import { applicationDefault } from 'firebase-admin/app';

/** The access token of the application default credentials; null if there are none. */
export async function accessToken(): Promise<string | null> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    // ignored: the checks say what they could not look at
    return null;
  }
}
