/**
 * Lays the pictures of a finding before and after over each other, with a slider between them that works by touch and by
 * keyboard. Without this script they stand side by side.
 */
export function slidePairs(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('.pair:not(.slid)')) {
    const photos = [...pair.querySelectorAll('img')];
    const [before, after] = photos;
    if (!before || !after) continue;
    pair.classList.add('slid');
    pair.before(slide(before, after));
  }
}

function slide(before: HTMLImageElement, after: HTMLImageElement): HTMLElement {
  const over = document.createElement('div');
  over.className = 'over';
  over.append(before.cloneNode(), after.cloneNode());
  const input = document.createElement('input');
  input.type = 'range';
  input.min = '0';
  input.max = '100';
  input.value = '50';
  input.setAttribute('aria-label', `${before.alt}, and after`);
  const place = document.createElement('div');
  place.className = 'slide';
  const show = () => {
    // To the right of the handle is the picture of today.
    place.style.setProperty('--cut', `${input.value}%`);
    input.setAttribute('aria-valuetext', `${input.value} percent of the earlier picture`);
  };
  input.addEventListener('input', show);
  show();
  place.append(over, input);
  return place;
}
