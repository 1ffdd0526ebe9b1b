type Paint = (text: string) => string;

/** Plain text if the output is not a terminal or NO_COLOR is set. */
export declare const bold: Paint;
export declare const dim: Paint;
export declare const red: Paint;
export declare const green: Paint;
export declare const yellow: Paint;
export declare const cyan: Paint;

/**
 * Runs one step and displays it: the current detail while it runs, then a check mark with its result and
 * duration. `describe` formats the returned value; without it, a returned string is shown. Rethrows errors
 * from `work` after displaying a cross.
 */
export declare function step<Value>(
  label: string,
  work: (detail: (text: string) => void) => Promise<Value>,
  describe?: (value: Value) => string,
): Promise<Value>;

/**
 * Runs steps at the same time, each with its row when it has ended. Waits for all of them, then throws the first error.
 */
export declare function sideBySide(
  steps: readonly {
    readonly label: string;
    readonly work: (detail: (text: string) => void) => Promise<string>;
  }[],
): Promise<void>;

export declare function heading(text: string): void;

/** A notice that does not stop the command. */
export declare function note(text: string): void;

/** The final message of a failed command. */
export declare function failureSentence(text: string): void;
