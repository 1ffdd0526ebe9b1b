import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * An app's router, which shows the next page right away. With React Router's transitions, the previous page stays until the
 * next one is rendered, and on a slow device the next press lands on the wrong page.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
