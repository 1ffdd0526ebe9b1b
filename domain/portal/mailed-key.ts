/** Storage name under which a browser stores the key of the last emailed link it visited. */
export const mailedKeyName = 'portal-link';
/** Upper bound on the length of a key. */
export const mailedKeyLength = 64;
