/** Something that the person at the terminal can put right: its message is the one sentence that they see. */
export declare class Failure extends Error {}
