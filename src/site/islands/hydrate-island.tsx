import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island, and hides the message of an earlier failed load. Resolves once it handles events.
 * `identifierPrefix` must be the one used by server rendering.
 */
export function hydrateIsland(
  island: HTMLElement,
  identifierPrefix: string,
  content: ReactNode,
): Promise<void> {
  island.nextElementSibling?.setAttribute('hidden', '');
  return new Promise((resolve) => {
    hydrateRoot(island, <Awake notify={resolve}>{content}</Awake>, { identifierPrefix });
  });
}

interface AwakeProps {
  readonly notify: () => void;
  readonly children: ReactNode;
}

/** A parent rather than a sibling, because a sibling would change every id that React generates inside. */
function Awake({ notify, children }: AwakeProps) {
  useEffect(notify, [notify]);
  return children;
}
