import { handedDevice } from '@/firebase/session/handed-device';
import { officeToken } from '@/firebase/session/office-token';

/**
 * An admin's preview: requests this page again with the office's session, and shows the server's response. Without
 * an admin's session the page stays as it is.
 */
async function showPreview(): Promise<void> {
  const answer = await askAsAdmin();
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  document.body.replaceWith(page.body);
  document.dispatchEvent(new CustomEvent('report-replaced', { detail: askAsAdmin }));
  // What an admin may read is not for the client who holds the device now.
  handedDevice.onChange(() => {
    if (handedDevice.stored() !== null) location.reload();
  });
}

/** This page as the office sees it; null where no admin is signed in. */
async function askAsAdmin(): Promise<Response | null> {
  const token = await officeToken();
  if (token === null) return null;
  return fetch(location.href, { cache: 'no-store', headers: { Authorization: `Bearer ${token}` } });
}

// ignored: offline, or without a session, the page stays as the client sees it
await showPreview().catch(() => undefined);
