/** A finding at a moment of a film. */
export interface FilmMark {
  readonly findingId: string;
  readonly filmId: string;
  readonly seconds: number;
  /** 'Finding 3, Offset joint at 34 ft'. */
  readonly name: string;
  /** Its number in the form, from 1. */
  readonly number: number;
}

/** A moment of a film that becomes a finding. */
export interface FilmMoment {
  readonly filmId: string;
  readonly seconds: number;
  /** A JPEG; null where this browser can't draw it. */
  readonly picture: Blob | null;
  /** As typed; empty for none. */
  readonly footage: string;
}

/** What a moment can belong to instead of a new finding. */
export interface OtherMoments {
  readonly subjects: readonly {
    readonly id: string;
    /** 'Root intrusion at 32 ft'. */
    readonly name: string;
  }[];
  readonly onMoment: (id: string, moment: FilmMoment) => void;
}
