// The only inline script of a document. It is constant, because the Content-Security-Policy contains its
// hash, and at most 1,600 bytes. What differs between pages and builds is in data- attributes.
const page = document;
const on = addEventListener;
const add = (html) => page.head.insertAdjacentHTML('beforeend', html);

// Search engines must not index an address with an access key, even if they may index the page without it.
if (/[?&]booking=/.test(location)) add('<meta name=robots content=noindex>');

for (const island of page.querySelectorAll('[data-island]')) {
  const { module, imports } = island.dataset;
  let loading;
  let held;

  const wake = async () => {
    if (loading) return;
    loading = true;
    add(imports);
    try {
      await (await import(module)).hydrate(island);
      island.onsubmit = null;
      held?.requestSubmit();
    } catch {
      // ignored: reported where the form is awaited; the next touch tries again
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
  // A focus listener is not needed, because focusing scrolls the island into view.
  new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '300px',
  }).observe(island);
}

// A link, a close button or a click on the backdrop closes a dialog. A button with `commandfor` shows one,
// also in browsers without invoker commands; in the others the dialog is open already.
const film = page.querySelector('video');
if (film) film.closest('dialog').onclose = () => film.pause();

on('click', (event) => {
  const { target } = event;
  const dialog = target.closest('dialog');
  const pressed = target.closest('a,[commandfor]');
  // A film plays from the press that shows it, or from the moment of a link.
  let played = pressed?.dataset.at;
  if (played) {
    event.preventDefault();
    film.currentTime = played;
    film.scrollIntoView();
  } else if (dialog) {
    if (target === dialog || pressed) dialog.close();
  } else {
    const shown = page.getElementById(pressed?.getAttribute('commandfor'));
    shown?.showModal();
    played = shown?.contains(film);
  }
  // ignored: the film itself shows that it can't be played
  if (played) film.play().catch(() => {});

  // Hydration takes this value from the HTML. A hydrated form has its own listener (`booking.tsx`).
  const service = pressed?.dataset.service;
  if (service) page.querySelector('#contact select').value = service;
});

// The Reviews button, if there is one, goes away while it would cover a control.
const pill = page.querySelector('[data-floating]');
const makeWay = () => {
  const at = pill.getBoundingClientRect();
  const controls = page.querySelectorAll('a:not([data-floating]),button,input,select,textarea,label,summary');
  const covers = (control) => {
    const box = control.getBoundingClientRect();
    return box.right > at.x && box.x < at.right && box.bottom > at.y && box.y < at.bottom;
  };
  pill.toggleAttribute('data-away', [...controls].some(covers));
};
if (pill) {
  new ResizeObserver(makeWay).observe(page.body);
  on('scroll', makeWay);
}

// Delayed, because requests right after 'load' would hold up the first paint. The script also sends what waits on
// this device.
const { worker } = page.documentElement.dataset;
// ignored: a script that doesn't load is tried again
const register = () => import(worker).catch(() => setTimeout(register, 5000));
if (worker) on('load', () => setTimeout(register, 2000));
