/** Focuses a field of a finding that expands with the next frame. */
export function focusField(id: string, name: string): void {
  afterDrawn(() => {
    const field = card(id)?.querySelector<HTMLElement>(`[name="${name}"]`);
    // The field last: a card can be taller than the screen.
    card(id)?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  });
}

/** Focuses the button with which an inspector goes on after a finding. */
export function focusNextStep(id: string): void {
  afterDrawn(() => card(id)?.querySelector<HTMLElement>('[data-next-finding]')?.focus());
}

/** Goes to the player of a film, or to where films are chosen if it isn't shown. */
export function focusFilm(filmId: string): void {
  const player = [...document.querySelectorAll<HTMLElement>('[data-film-player]')].find(
    ({ dataset }) => dataset.filmPlayer === filmId,
  );
  const place = player ?? document.querySelector<HTMLElement>('[data-choose-film]');
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** Focuses a finding's header. */
export function focusTitle(id: string): void {
  afterDrawn(() => card(id)?.querySelector<HTMLElement>('.title')?.focus());
}

/** Restores focus to the button that moved a finding. */
export function focusMove(id: string, by: 1 | -1): void {
  afterDrawn(() =>
    card(id)
      ?.querySelector<HTMLElement>(`[data-move="${by === 1 ? 'down' : 'up'}"]`)
      ?.focus(),
  );
}

/** Focuses the next finding after a removal, or the add button. */
export function focusAfterRemoval(neighbor: string | undefined): void {
  if (neighbor !== undefined) focusTitle(neighbor);
  else afterDrawn(() => document.querySelector<HTMLElement>('[data-add-finding]')?.focus());
}

/** Focuses the button that adds a finding from the library. */
export function focusAddFromLibrary(): void {
  afterDrawn(() => document.querySelector<HTMLElement>('[data-add-from-library]')?.focus());
}

function card(id: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('[data-finding]');
  return [...cards].find(({ dataset }) => dataset.finding === id) ?? null;
}

/** Waits until React has rendered the change and MUI's menus have restored focus. */
function afterDrawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
