/**
 * Reloads the list every two seconds; the selected email and its scroll position stay. The email's frame is
 * resized to its content.
 */
export const refreshScript = `
  const list = document.querySelector('#list');
  setInterval(async () => {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
      const fresh = page.querySelector('#list');
      if (!fresh || fresh.innerHTML === list.innerHTML) return;
      list.innerHTML = fresh.innerHTML;
      document.title = page.title;
    } catch {
      document.title = 'Mailbox (stopped)';
    }
  }, 2000);
  const frame = document.querySelector('iframe');
  const fit = () => (frame.style.height = frame.contentDocument.documentElement.scrollHeight + 'px');
  frame?.addEventListener('load', fit);
  if (frame?.contentDocument?.readyState === 'complete') fit();
  document.querySelector('#clear')?.addEventListener('click', async () => {
    await fetch('/api/messages', { method: 'DELETE' });
    location.href = '/';
  });
`;
