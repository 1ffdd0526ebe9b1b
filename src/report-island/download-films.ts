/**
 * Saves a film part by part, because a function can't send all of it at once. Without this script the link asks for it
 * at once, and a download manager for its parts.
 */
export function downloadFilms(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-download]')) {
    const label = link.textContent;
    link.onclick = (event) => {
      event.preventDefault();
      if (link.ariaDisabled) return;
      link.ariaDisabled = 'true';
      void save(link).then((saved) => {
        link.ariaDisabled = null;
        link.textContent = saved ? label : 'The download stopped. Try again';
      });
    };
  }
}

/** Tries a part this often, because a phone may change its network meanwhile. */
const triesAtMost = 4;

async function save(link: HTMLAnchorElement): Promise<boolean> {
  const parts: Blob[] = [];
  let tries = 0;
  for (let at = 0, size = 1; at < size;) {
    const part = await load(link.href, at);
    if (part) {
      parts.push(part.blob);
      size = part.size;
      at += part.blob.size;
      tries = 0;
      link.textContent = `Downloading… ${Math.floor((at / size) * 100)}%`;
    } else if (++tries === triesAtMost) return false;
    else await new Promise((resolve) => setTimeout(resolve, 1_000 * tries));
  }
  const saving = document.createElement('a');
  saving.href = URL.createObjectURL(new Blob(parts));
  saving.download = link.pathname.replace(/^.*[/]film/, 'sewer-inspection');
  saving.click();
  setTimeout(() => URL.revokeObjectURL(saving.href), 60_000);
  return true;
}

/** The film from here on, as far as one answer goes; null if it didn't come. */
async function load(address: string, at: number): Promise<{ blob: Blob; size: number } | null> {
  try {
    const answer = await fetch(address, { headers: { Range: `bytes=${at}-` } });
    const size = Number(answer.headers.get('Content-Range')?.split('/')[1]);
    return answer.status === 206 && size > 0 ? { blob: await answer.blob(), size } : null;
  } catch {
    // ignored: it is asked for again
    return null;
  }
}
