/** Loads this page again. */
export function reloadPage(): void {
  location.reload();
}
