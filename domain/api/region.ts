/**
 * Google's region of the functions; hosting, the local stack and the checks of a deploy take it from here. The database
 * should lie in it, or near.
 */
export const region = 'us-west1';
