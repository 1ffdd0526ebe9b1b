/** Focuses the title in the app bar when the focused element is removed. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('header .title')?.focus({ preventScroll: true });
}
