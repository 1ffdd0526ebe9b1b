import { business } from '@domain/business/business';
import { useEffect } from 'react';

/** Names the tab while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${business.name}`;
  }, [title]);
}
