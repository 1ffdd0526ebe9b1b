/** How far a list is counted: the rules refuse longer ones. */
export const countLimit = 200;

export interface LiveCount {
  readonly count: number;
  /** True where there are more than `count`. */
  readonly orMore: boolean;
}
