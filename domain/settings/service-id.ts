const longest = 40;

/** The id of a new service, made from its title; it differs from those that are taken. */
export function serviceId(title: string, taken: readonly string[]): string {
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
      .replace(/-$/, '') || 'service';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
