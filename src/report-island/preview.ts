import { officeToken } from '@/firebase/office-token';

/**
 * An admin's preview: asks for this page again with the office's own sign-in, and shows what the server then gives. Whoever
 * is not signed in as an admin keeps what is there.
 */
async function showPreview(): Promise<void> {
  const answer = await askAsAdmin();
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  document.body.replaceWith(page.body);
  document.dispatchEvent(new CustomEvent('report-replaced', { detail: askAsAdmin }));
}

/** This page as the office sees it; null where nobody is signed in as an admin. */
async function askAsAdmin(): Promise<Response | null> {
  const token = await officeToken();
  if (token === null) return null;
  return fetch(location.href, { cache: 'no-store', headers: { Authorization: `Bearer ${token}` } });
}

await showPreview().catch(() => undefined);
