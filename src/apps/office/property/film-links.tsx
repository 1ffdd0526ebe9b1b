import MuiLink from '@mui/material/Link';
import { filmRefusalSentences } from '@domain/film/film';
import type { PropertyFilm } from '@domain/property/property-calls';
import { writtenVideoTime } from '@domain/report/video-time';

/** The films of an inspection, each with a link that plays it in a tab of its own, or downloads it. */
export function FilmLinks({ films }: { readonly films: readonly PropertyFilm[] }) {
  return films.map((film) => {
    const { id, name, content, url, downloadUrl } = film;
    const playable = content?.unplayable === null;
    const address = playable ? url : downloadUrl;
    const length = content?.durationSeconds ? `, ${writtenVideoTime(content.durationSeconds)}` : '';
    return (
      <div key={id}>
        {address === null ? (
          <span dir="auto">{`${name}: ${stateOf(film)}`}</span>
        ) : (
          <MuiLink
            href={address}
            dir="auto"
            {...(playable ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
          >
            {`${playable ? 'Play' : 'Download'} ${name}${length}`}
          </MuiLink>
        )}
      </div>
    );
  });
}

function stateOf({ state, refusal }: PropertyFilm): string {
  return state === 'refused' && refusal ? filmRefusalSentences[refusal] : 'still on its way from the device';
}
