/** A tab for what is still to be fetched. It has to be opened by the press itself, or the browser blocks it. */
export interface WaitingTab {
  /** Answers false where the browser blocked the tab: then the page has to offer a link. */
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
