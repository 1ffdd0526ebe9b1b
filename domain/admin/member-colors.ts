/** The colors that tell inspectors apart in the calendar. The theme says how each looks. */
export const memberColors = ['blue', 'green', 'orange', 'purple', 'teal', 'red', 'brown', 'gray'] as const;
export type MemberColor = (typeof memberColors)[number];
