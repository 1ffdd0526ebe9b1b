// The one inline script of every document: constant, so that the Content-Security-Policy can name its hash, and at
// most 1,000 bytes. What differs between pages and builds stands in data- attributes.
const page = document;
const on = addEventListener;
const add = (html) => page.head.insertAdjacentHTML('beforeend', html);

// With somebody's key in its address a page is not for search engines, though the same page without it may be.
if (/[?&]booking=/.test(location)) add('<meta name=robots content=noindex>');

for (const island of page.querySelectorAll('[data-island]')) {
  const { module, imports } = island.dataset;
  let loading;
  let held;

  const wake = async () => {
    if (loading) return;
    loading = true;
    for (const href of imports.match(/\S+/g) ?? []) add(`<link rel=modulepreload href=${href}>`);
    try {
      await (await import(module)).hydrate(island);
      island.onsubmit = null;
      held?.requestSubmit();
    } catch {
      if (held) island.nextElementSibling.hidden = false;
      loading = held = null;
    }
  };

  island.onsubmit = ({ target }) => {
    held = target;
    wake();
    return false;
  };
  island.onpointerdown = wake;
  island.querySelector('form>[disabled]').disabled = false;
  // Focus needs no listener of its own: it scrolls the island into sight.
  new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '300px',
  }).observe(island);
}

// A link, a close button or a tap beside a dialog closes it; a button with `commandfor` opens one, also in browsers
// without invoker commands. The others find it done already and leave it.
on('click', ({ target }) => {
  const dialog = target.closest('dialog');
  const button = target.closest('[commandfor]');
  if (!dialog) page.getElementById(button?.getAttribute('commandfor'))?.showModal();
  else if (target === dialog || button || target.closest('a')) dialog.close();
});

const { worker } = page.documentElement.dataset;
if (worker) on('load', () => (self.requestIdleCallback ?? setTimeout)(() => import(worker).catch(() => 0)));
