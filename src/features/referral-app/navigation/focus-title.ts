/** Puts the focus on the title in the app's bar, from where the keys go on, when what had it is gone. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('header .title')?.focus({ preventScroll: true });
}
