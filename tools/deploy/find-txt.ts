import { resolveTxt } from 'node:dns/promises';

/** The TXT records of a name in the DNS, none if it has none; null if no server answers. */
export type FindTxt = (name: string) => Promise<readonly string[] | null>;

export const findTxt: FindTxt = async (name) => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
};
