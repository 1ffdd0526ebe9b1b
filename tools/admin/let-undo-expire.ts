/** On a local stack, applies the payments just marked as if their Undo had expired. */
export async function letUndoExpire(functions: string): Promise<void> {
  const response = await fetch(`${functions}/dev-tick?only=held+payments&ahead=90`, { method: 'POST' });
  if (!response.ok) throw new Error(`the payments were not applied: ${response.status}`);
}
