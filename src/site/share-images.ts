import { builtSettings } from '../../domain/settings/built-settings';
import { standardService } from '../../domain/settings/offered-services';
import { dollars } from '../../domain/text/dollars';

export interface ShareImage {
  /** Its address. The name never changes, so that old shared links keep their picture. */
  readonly path: string;
  /** The text in the picture, which is also its alternative text. */
  readonly headline: string;
  readonly line: string;
}

/** The size that social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The pictures of link previews, drawn by the build. */
export const shareImages = {
  home: {
    path: '/share/home.png',
    headline: 'See the sewer line before it’s yours.',
    line: `Independent sewer scopes from ${dollars(standardService(builtSettings.services).price)}`,
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
    line: 'What the camera shows, and who gets the findings',
  },
  forms: {
    path: '/share/forms.png',
    headline: 'Your inspection',
    line: 'A personal link. Please keep it private.',
  },
} as const satisfies Record<string, ShareImage>;
