import type { Hit, HitKind } from './hit';
import type { Hits } from './use-hits';

/** One choice in the results. */
export type HitOption = {
  /** Unique among the options. */
  readonly key: string;
  /** The kind above which it is listed; null for the end of the results. */
  readonly kind: HitKind | null;
} & (
  | { readonly hit: Hit; readonly to: string }
  | { readonly words: string; readonly to: string }
  | { readonly words: string; readonly act: () => void }
);

/** The choices in the results, in the order of the screen. */
export function hitOptions(hits: Hits, text: string): readonly HitOption[] {
  if (hits.state !== 'done') return [];
  const found = hits.groups.flatMap(({ kind, hits: some }) => [
    ...some.map((hit) => ({ key: `${kind.label}-${hit.id}`, kind, hit, to: hit.to })),
    ...(kind.all && some.length > 1
      ? [
          {
            key: `${kind.label}-all`,
            kind,
            words: `Show these ${kind.label.toLowerCase()} in their list`,
            to: kind.all(text),
          },
        ]
      : []),
  ]);
  const end = (key: string, words: string, act: () => void) => ({ key, kind: null, words, act });
  return [
    ...found,
    ...(hits.showMore ? [end('more', 'Show more results', hits.showMore)] : []),
    ...(hits.failed.length > 0 ? [end('again', 'Try again', hits.searchAgain)] : []),
  ];
}
