/** How firebase-tools reads a configuration, for which the package declares no types. */
declare module 'firebase-tools/lib/config.js' {
  export class Config {
    static load(options: { readonly cwd: string; readonly configPath: string }): Config;
    get(key: string): unknown;
    path(name: string): string;
  }
}
