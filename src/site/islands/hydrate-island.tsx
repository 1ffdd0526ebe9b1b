import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island of a document to life, and takes back that it could not be loaded, where an earlier press was told so.
 * Resolves when it answers to events. `identifierPrefix` has to be the one of its server rendering.
 */
export function hydrateIsland(
  island: HTMLElement,
  identifierPrefix: string,
  content: ReactNode,
): Promise<void> {
  island.nextElementSibling?.setAttribute('hidden', '');
  return new Promise((resolve) => {
    hydrateRoot(island, <Awake tell={resolve}>{content}</Awake>, { identifierPrefix });
  });
}

interface AwakeProps {
  readonly tell: () => void;
  readonly children: ReactNode;
}

/** Around its content, not beside it: a sibling would change every id that React makes inside. */
function Awake({ tell, children }: AwakeProps) {
  useEffect(tell, [tell]);
  return children;
}
