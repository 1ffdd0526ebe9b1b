import { pageTitle } from '@domain/business/page-title';
import { useEffect } from 'react';

/** Sets the document's title while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
