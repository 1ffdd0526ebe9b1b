/**
 * A tap on the map shows the finding in a dialog with buttons to the next ones. Without this script the marks are
 * plain anchors.
 */
export function openFindings(): void {
  const map = document.querySelector('.map');
  const findings = [...document.querySelectorAll<HTMLElement>('article.finding')];
  if (!map || findings.length === 0 || !('showModal' in HTMLDialogElement.prototype)) return;
  const sheet = makeSheet();
  // In order along the pipe, without duplicates: the drawing for phones repeats the marks.
  const marks = [...map.querySelectorAll<Element>('.tall a, .wide a')].map(anchorOf);
  const order = [...new Set(marks)].filter((id): id is string => id !== null);
  map.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const id = link && anchorOf(link);
    // The finding itself is beside the film, which it would cover.
    if (filmIsBesideFindings()) return;
    if (!id || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(id);
  });

  function show(id: string): void {
    const finding = document.getElementById(id);
    if (!finding) return;
    const copy = finding.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    for (const photo of copy.querySelectorAll('img')) photo.loading = 'eager';
    sheet.content.replaceChildren(copy);
    const heading = copy.querySelector('h3');
    sheet.dialog.setAttribute('aria-label', heading?.textContent ?? '');
    sheet.content.scrollTop = 0;
    const place = order.indexOf(id);
    go(sheet.before, order[place - 1]);
    go(sheet.after, order[place + 1]);
    if (!sheet.dialog.open) sheet.dialog.showModal();
  }

  function go(button: HTMLButtonElement, id: string | undefined): void {
    button.disabled = id === undefined;
    button.onclick = id === undefined ? null : () => show(id);
  }
}

/** As the styles of the page have it. */
function filmIsBesideFindings(): boolean {
  return document.querySelector('.watched video') !== null && matchMedia('(min-width: 1100px)').matches;
}

function anchorOf(link: Element): string | null {
  const address = link.getAttribute('href');
  return address?.startsWith('#') ? address.slice(1) : null;
}

function makeSheet() {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  const content = document.createElement('div');
  content.className = 'content';
  const bar = document.createElement('div');
  bar.className = 'bar';
  const [before, after, close] = ['House side', 'Main side', 'Close'].map((label) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button quiet';
    button.textContent = label;
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  close.addEventListener('click', () => dialog.close());
  // A click whose target is the dialog itself is on the backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  bar.append(before, after, close);
  dialog.append(content, bar);
  document.body.append(dialog);
  return { dialog, content, before, after };
}
