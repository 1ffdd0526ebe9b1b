/**
 * True if the folder's node_modules holds what its lockfile names. npm writes node_modules/.package-lock.json as the
 * last thing of an installation, so that one broken off does not count.
 */
export declare function packagesMatch(folder: string): boolean;
