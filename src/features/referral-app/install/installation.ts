/** Whether the page runs as the installed app. */
export function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
  return (
    standalone === true ||
    ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  );
}

/** iPhone, iPod or iPad; an iPad calls itself a Mac, but no Mac is touched with more than one finger. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
