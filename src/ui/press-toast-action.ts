/** Does what the toast on the screen offers, such as Undo. @returns false where none offers anything */
export function pressToastAction(): boolean {
  const button = document.querySelector<HTMLButtonElement>('[data-toast-action]');
  button?.click();
  return button !== null;
}
