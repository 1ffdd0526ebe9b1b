import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island of a document to life. Resolves when it answers to events.
 * `identifierPrefix` has to be the one of its server rendering.
 */
export function hydrateIsland(
  island: HTMLElement,
  identifierPrefix: string,
  content: ReactNode,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <>
        {content}
        <AfterHydration tell={resolve} />
      </>,
      { identifierPrefix },
    );
  });
}

/** Renders nothing, so that the build's HTML is the same without it. */
function AfterHydration({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
