/**
 * Moves ascending positions apart to a distance of at least `gap`, each as little as possible: crowded neighbors
 * become a block around the mean of their positions.
 */
export function spreadRows(wanted: readonly number[], gap: number): number[] {
  const blocks: { members: number[]; middle: number }[] = [];
  for (const position of wanted) {
    let block = { members: [position], middle: position };
    for (let above = blocks.at(-1); above && overlaps(above, block, gap); above = blocks.at(-1)) {
      blocks.pop();
      const members = [...above.members, ...block.members];
      block = { members, middle: members.reduce((sum, member) => sum + member, 0) / members.length };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ members, middle }) =>
    members.map((_, index) => middle + (index - (members.length - 1) / 2) * gap),
  );
}

interface Block {
  readonly members: readonly number[];
  readonly middle: number;
}

function overlaps(above: Block, below: Block, gap: number): boolean {
  const reach = (block: Block) => ((block.members.length - 1) / 2) * gap;
  return below.middle - reach(below) - (above.middle + reach(above)) < gap;
}
