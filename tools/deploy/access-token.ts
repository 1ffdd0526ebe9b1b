import { applicationDefault } from 'firebase-admin/app';

/** Of the application default credentials; null where there are none. */
export async function accessToken(): Promise<string | null> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    return null;
  }
}
