import { createContext, useContext } from 'react';
import type { ScriptAsset } from './document-assets';

export interface RenderedIsland {
  readonly html: string;
  readonly script: ScriptAsset;
}

/** The islands as the build rendered them, by name. */
export const IslandsContext = createContext<Readonly<Record<string, RenderedIsland>>>({});

interface IslandProps {
  readonly name: string;
  /** What to say when a press on the island's button could not load it. */
  readonly failure: string;
}

/**
 * The place of an island in a document: its HTML, and for the inline loader the addresses of its chunks. The
 * sentence for a failed load has to stay the element right after it.
 */
export function Island({ name, failure }: IslandProps) {
  const island = useContext(IslandsContext)[name];
  if (!island) throw new Error(`No island is named ${name}`);
  return (
    <>
      <div
        data-island={name}
        data-module={island.script.module}
        data-imports={island.script.imports.join(' ')}
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
      <p role="alert" hidden>
        {failure}
      </p>
    </>
  );
}
