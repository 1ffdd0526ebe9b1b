// The one inline script of every document: constant, so that the Content-Security-Policy can name its hash.
// What differs between pages and builds stands in data- attributes.
const { documentElement: root, head } = document;

for (const island of document.querySelectorAll('[data-island]')) {
  const { module, imports } = island.dataset;
  let loading;
  let held;

  const load = () => (loading ??= start());

  const start = async () => {
    for (const href of imports.split(' ').filter(Boolean)) {
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    try {
      await (await import(module)).hydrate(island);
      island.removeEventListener('submit', hold);
      held?.requestSubmit();
    } catch {
      loading = undefined;
      if (held) island.nextElementSibling.hidden = false;
      held = undefined;
    }
  };

  const hold = (event) => {
    event.preventDefault();
    held = event.target;
    load();
  };

  island.addEventListener('submit', hold);
  island.addEventListener('pointerdown', load);
  island.addEventListener('focusin', load);
  island.querySelector('form > [disabled]').disabled = false;
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '300px' },
  ).observe(island);
}

// For browsers without invoker commands; and a link or a tap beside a panel closes it everywhere.
addEventListener('click', ({ target }) => {
  const button = target.closest('[commandfor]');
  const dialog = target.closest('dialog');
  if (button && !('command' in button)) {
    document.getElementById(button.getAttribute('commandfor'))[dialog ? 'close' : 'showModal']();
  }
  if (dialog && (target === dialog || target.closest('a'))) dialog.close();
});

const { worker } = root.dataset;
if (worker)
  addEventListener('load', () =>
    (self.requestIdleCallback ?? setTimeout)(() => import(worker).catch(() => 0)),
  );
