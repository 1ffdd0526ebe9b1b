/** The HTML id of a finding; numbers start at 1. */
export const findingAnchor = (number: number) => `finding-${number}`;
