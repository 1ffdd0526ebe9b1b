import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * An app's router. What a press opens is on the page at once. With React Router's transitions the former page stays while
 * the next one is drawn, and on a slow device it takes the next press, which then changes the wrong page.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
