const longest = 40;

/**
 * The id of a new service or reward, made from its title; it differs from those that are taken.
 * @param otherwise for a title without Latin letters or digits
 */
export function newId(title: string, taken: readonly string[], otherwise: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const name =
    words
      .join('-')
      .slice(0, longest - 4)
      .replace(/-$/, '') || otherwise;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
