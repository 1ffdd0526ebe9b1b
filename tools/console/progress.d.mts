type Paint = (text: string) => string;

/** Plain text where the output is not a terminal, or NO_COLOR is set. */
export declare const bold: Paint;
export declare const dim: Paint;
export declare const red: Paint;
export declare const green: Paint;
export declare const yellow: Paint;
export declare const cyan: Paint;

/**
 * Runs one step and shows it: at work with its latest detail, then a tick with its outcome and the time. The outcome
 * is what `describe` makes of the returned value; without it, a returned string. Rethrows what `work` throws, after a
 * cross.
 */
export declare function step<Value>(
  label: string,
  work: (detail: (text: string) => void) => Promise<Value>,
  describe?: (value: Value) => string,
): Promise<Value>;

export declare function heading(text: string): void;

/** Something to know that stops nothing. */
export declare function note(text: string): void;

/** The last words of a command that failed. */
export declare function failureSentence(text: string): void;
