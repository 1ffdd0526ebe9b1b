/**
 * True if the folder's node_modules matches its lockfile. npm writes node_modules/.package-lock.json last, so
 * an interrupted installation does not match.
 */
export declare function packagesMatch(folder: string): boolean;
