/** An error that the user can fix; only its message is displayed. */
export declare class Failure extends Error {}
