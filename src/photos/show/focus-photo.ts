/** Focuses the button that moved a photo, or the opposite one where it can't be moved further. */
export function focusMove(grid: HTMLElement | null, path: string, by: -1 | 1): void {
  // In the next frame, because moving the tile in the DOM blurs its button.
  requestAnimationFrame(() => {
    const [same, other] = by === -1 ? ['earlier', 'later'] : ['later', 'earlier'];
    const button = inTile(grid, path, `[data-move="${same}"]:not(:disabled)`);
    (button ?? inTile(grid, path, `[data-move="${other}"]`))?.focus();
  });
}

/** Focuses a photo's Remove button. @returns false where the photo is not shown */
export function focusRemove(grid: HTMLElement | null, path: string | undefined): boolean {
  const button = path === undefined ? null : inTile(grid, path, '[title="Remove"]');
  button?.focus();
  return button !== null;
}

function inTile(grid: HTMLElement | null, path: string, selector: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-photo="${path}"] ${selector}`) ?? null;
}
