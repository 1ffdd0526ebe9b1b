/** Focuses a field of a finding that expands with the next frame. */
export function focusField(id: string, name: string): void {
  afterDrawn(() => {
    const field = card(id)?.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.focus();
    card(id)?.scrollIntoView({ block: 'nearest' });
  });
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

function card(id: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('[data-finding]');
  return [...cards].find(({ dataset }) => dataset.finding === id) ?? null;
}

/** Waits until React has rendered the change and MUI's menus have restored focus. */
function afterDrawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
