import { useState } from 'react';
import { noUse, usedFinding, type FindingUse } from '@domain/finding-library/find-findings';
import { hasFields, isFlag, isListOf, isObject, isText, type Guard } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';

const isFavorites = ((value: unknown) => isObject(value) && Object.values(value).every(isFlag)) as Guard<
  FindingUse['favorites']
>;
const isUse = hasFields<FindingUse>({ lastUsed: isListOf(isText), favorites: isFavorites });

interface RememberedUse {
  readonly use: FindingUse;
  readonly remember: (id: string) => void;
  readonly setFavorite: (id: string, favorite: boolean) => void;
}

/** What this inspector picked last on this device, and their favorites. */
export function useFindingUse(owner: string): RememberedUse {
  const [stored] = useState(() => storedJson('device', `finding-use ${owner}`, isUse));
  const [use, setUse] = useState(() => stored.read() ?? noUse);
  const change = (next: FindingUse) => {
    stored.write(next);
    setUse(next);
  };
  return {
    use,
    remember: (id) => change(usedFinding(use, id)),
    setFavorite: (id, favorite) => change({ ...use, favorites: { ...use.favorites, [id]: favorite } }),
  };
}
