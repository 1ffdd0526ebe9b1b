/** The place of a finding on the page; its number counts from 1. */
export const findingAnchor = (number: number) => `finding-${number}`;
