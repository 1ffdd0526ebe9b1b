/** The deploy hook of the local stack. */
export const publishPath = '/dev/publish';
