/**
 * Options for the upload of a file that isn't there yet. With the precondition the SDK sends it again after a reset
 * connection: the emulator closes one that was idle, at times while the next request is on its way.
 */
export const newFile = { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } } as const;
