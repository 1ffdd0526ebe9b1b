interface Machine {
  readonly platform: string;
  readonly arch: string;
}

export function versionIn(root: string): string;
export function isLikeProduction(version: string, production: string): boolean;
export function nodePackage(machine: Machine): string;
export function folderOfNode(
  version: string,
  options?: { readonly cache?: string; readonly machine?: Machine },
): Promise<string>;
export function runAgainWith(folder: string, args: readonly string[]): Promise<number>;
