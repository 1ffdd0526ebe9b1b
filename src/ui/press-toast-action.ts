/** Runs the shown toast's action, such as Undo. @returns false where there is none */
export function pressToastAction(): boolean {
  const button = document.querySelector<HTMLButtonElement>('[data-toast-action]');
  button?.click();
  return button !== null;
}
