/** Buttons that copy a link; hidden where the clipboard is not available. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const label = button.textContent;
    button.hidden = false;
    button.onclick = () => {
      const url = button.dataset.copy ?? '';
      void copy(url).then((copied) => {
        button.textContent = copied ? 'Copied' : 'Select the link to copy it';
        setTimeout(() => (button.textContent = label), 3_000);
      });
    };
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-copied]')) {
    field.onfocus = () => field.select();
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // ignored: the address stays selected, to be copied by hand
    return false;
  }
}
