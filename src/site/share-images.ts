export interface ShareImage {
  /** Where it is served. The name never changes, so that links shared long ago keep their picture. */
  readonly path: string;
  /** What it says, and so its alternative text. */
  readonly headline: string;
  readonly line: string;
}

/** The size for which the networks ask, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The pictures that stand beside a shared link; the build draws them. */
export const shareImages = {
  home: {
    path: '/share/home.png',
    headline: 'See the sewer line before it is yours.',
    line: 'Independent sewer scopes from $149',
  },
  privacy: {
    path: '/share/privacy.png',
    headline: 'Privacy Policy',
    line: 'What we keep about you, why, and for how long',
  },
  terms: {
    path: '/share/terms.png',
    headline: 'Terms of Service',
    line: 'How bookings, payments and refunds work',
  },
  disclosure: {
    path: '/share/disclosure.png',
    headline: 'Disclosure of Findings',
    line: 'What a camera shows, and who gets to know',
  },
  forms: {
    path: '/share/forms.png',
    headline: 'Your inspection',
    line: 'A personal link: please keep it to yourself',
  },
} as const satisfies Record<string, ShareImage>;
