/** The highest count, which is the limit in the security rules. */
export const countLimit = 200;

export interface LiveCount {
  readonly count: number;
  /** True where there are more than `count`. */
  readonly orMore: boolean;
}
