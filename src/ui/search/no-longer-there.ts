/** What a list says in place of the one record that its address names. */
export function noLongerThere(what: string) {
  return {
    none: `This ${what} no longer exists`,
    sentence: `The ${what} was deleted. Choose Show all to see the list.`,
  };
}
