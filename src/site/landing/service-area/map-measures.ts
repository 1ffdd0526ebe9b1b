/** In units of the map; on a phone one is about a pixel. */
export const mapWidth = 360;

/** Where the names of the cities begin; the cities are between them. */
export const columns = { left: 124, right: 256 } as const;

/** Distance between two names. */
export const rowHeight = 16;

/** The corner with the outline of the state and the words below it. */
export const locatorCorner = { left: 0, right: 124, top: 0, bottom: 122 } as const;
