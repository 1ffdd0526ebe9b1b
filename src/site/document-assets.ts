/** A module chunk and the chunks that it imports at once, as addresses. */
export interface ScriptAsset {
  readonly module: string;
  readonly imports: readonly string[];
}

/** What the build knows and a document's HTML names. */
export interface DocumentAssets {
  /** The address of the heading font, to preload. */
  readonly headingFont: string;
  /** The `@font-face` rules of the headings. */
  readonly fontFaces: string;
  /** Links to icons, and theme colours, as HTML. */
  readonly headLinks: string;
  /** The inline scripts, to the letter: the Content-Security-Policy holds the hash of each. */
  readonly inlineScripts: readonly string[];
  /** Attributes of `<html>` for the pages with a booking form; empty where App Check is not configured. */
  readonly appCheck: string;
  /** The module that registers the service worker; null where there is none. */
  readonly workerModule: string | null;
  /** Module path below `src/` -> its chunk. */
  readonly scripts: Readonly<Record<string, ScriptAsset>>;
}
