/** Written by `tools/vite/pwa-plugin.ts` from the finished build. */
declare module 'virtual:file-groups' {
  /** Changes with any file of any group. */
  export const version: string;
  /**
   * Name -> files: a string where the name contains the hash, else the address and the SHA-256 (hex) of the
   * content.
   */
  export const fileGroups: Readonly<
    Record<string, readonly (string | { readonly url: string; readonly sha256: string })[]>
  >;
}
