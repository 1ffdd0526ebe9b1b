/** The HTML id of a finding on its report's page; numbers start at 1. */
export const findingAnchor = (number: number) => `finding-${number}`;
