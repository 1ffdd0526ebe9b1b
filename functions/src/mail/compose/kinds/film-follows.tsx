import { Paragraph } from '../templates/mail-parts';

/** In an email about a report: that its films are still to arrive, and that `film_ready` follows. */
export function FilmFollows({ coming }: { readonly coming: boolean }) {
  return (
    coming && <Paragraph>The video is still uploading. We’ll email you when it’s ready to watch.</Paragraph>
  );
}
