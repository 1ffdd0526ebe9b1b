import { createContext, useContext, type ReactNode } from 'react';
import type { ScriptAsset } from './document-assets';

export interface RenderedIsland {
  readonly html: string;
  readonly script: ScriptAsset;
}

/** The prerendered islands, by name. */
export const IslandsContext = createContext<Readonly<Record<string, RenderedIsland>>>({});

interface IslandProps {
  readonly name: string;
  /** Shown where a press on the island's button could not load it. */
  readonly failure: ReactNode;
}

/**
 * An island in a document: its HTML, and the addresses of its chunks for the inline loader. The message for a
 * failed load must be the next sibling.
 */
export function Island({ name, failure }: IslandProps) {
  const island = useContext(IslandsContext)[name];
  if (!island) throw new Error(`No island is named ${name}`);
  return (
    <>
      <div
        data-island={name}
        data-module={island.script.module}
        data-imports={island.script.imports.map((href) => `<link rel=modulepreload href=${href}>`).join('')}
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
      <p role="alert" hidden>
        {failure}
      </p>
    </>
  );
}
