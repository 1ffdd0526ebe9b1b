/** A tab opened for content that is still loading. The press itself has to open it, or the browser blocks it. */
export interface WaitingTab {
  /** Returns false where the browser blocked the tab; the page has to offer a link then. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

export function openWaitingTab(): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    show(url) {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
