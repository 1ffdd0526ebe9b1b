import { officeToken } from '@/firebase/office-token';

/**
 * An admin's preview: asks for this page again with the office's own sign-in, and shows what the server then gives. Whoever
 * is not signed in as an admin keeps what is there.
 */
async function showPreview(): Promise<void> {
  const token = await officeToken();
  if (token === null) return;
  const answer = await fetch(location.href, {
    cache: 'no-store',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  document.body.replaceWith(page.body);
  document.dispatchEvent(new Event('report-replaced'));
}

await showPreview().catch(() => undefined);
