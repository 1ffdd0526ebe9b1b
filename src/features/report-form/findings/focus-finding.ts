/** Puts the focus into a field of the finding that opens with the next frame. */
export function focusField(id: string, name: string): void {
  afterDrawn(() => {
    const field = card(id)?.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.focus();
    card(id)?.scrollIntoView({ block: 'nearest' });
  });
}

/** Puts the focus on a finding's head. */
export function focusTitle(id: string): void {
  afterDrawn(() => card(id)?.querySelector<HTMLElement>('.title')?.focus());
}

/** Keeps the focus on the button that has just moved a finding. */
export function focusMove(id: string, by: 1 | -1): void {
  afterDrawn(() =>
    card(id)
      ?.querySelector<HTMLElement>(`[data-move="${by === 1 ? 'down' : 'up'}"]`)
      ?.focus(),
  );
}

/** Puts the focus on the finding beside the one that has gone, or where another one is added. */
export function focusAfterRemoval(neighbour: string | undefined): void {
  if (neighbour !== undefined) focusTitle(neighbour);
  else afterDrawn(() => document.querySelector<HTMLElement>('[data-add-finding]')?.focus());
}

function card(id: string): HTMLElement | null {
  return document.querySelector(`[data-finding="${CSS.escape(id)}"]`);
}

/** After React has put on the page what was just changed, and MUI's menus have given back the focus. */
function afterDrawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
