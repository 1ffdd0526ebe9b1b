/** The addresses of a module chunk and its static imports. */
export interface ScriptAsset {
  readonly module: string;
  readonly imports: readonly string[];
}

/** The build's output that a document's HTML refers to. */
export interface DocumentAssets {
  /** The heading font to preload. */
  readonly headingFont: string;
  /** The `@font-face` rules of the headings. */
  readonly fontFaces: string;
  /** HTML of the icon links and theme colors. */
  readonly headLinks: string;
  /** The exact inline scripts; the Content-Security-Policy has the hash of each. */
  readonly inlineScripts: readonly string[];
  /** Attributes of `<html>` on pages with a booking form; empty where App Check is not configured. */
  readonly appCheck: string;
  /** The module that registers the service worker; null where there is none. */
  readonly workerModule: string | null;
  /** Module path below `src/` -> its chunk. */
  readonly scripts: Readonly<Record<string, ScriptAsset>>;
}
