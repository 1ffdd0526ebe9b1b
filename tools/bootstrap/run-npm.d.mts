/** Runs npm in `folder` to completion. @throws Failure if npm is not installed. */
export declare function runNpm(
  folder: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }>;

/** True if `npm ci` lacks only packages that its registry does not have. */
export declare function lacksForeignPackages(output: string): boolean;
