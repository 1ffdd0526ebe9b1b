/** Runs npm in `folder` to its end. Throws a Failure if there is no npm. */
export declare function runNpm(
  folder: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }>;

/** True if `npm ci` misses nothing but packages that its registry does not have. */
export declare function lacksForeignPackages(output: string): boolean;
