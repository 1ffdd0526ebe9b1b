import { Fragment } from 'react';
import { business } from '@domain/business/business';
import { filmMoments } from '@domain/film/film-moments';
import { captionsOf, chaptersOf } from '@domain/film/film-tracks';
import type { Finding } from '@domain/report/finding';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { filmAnchor, filmName } from './film-place';
import { MomentList } from './moment-list';
import type { FilmView } from './report-view';

interface FilmsProps {
  readonly films: readonly FilmView[];
  readonly findings: readonly Finding[];
}

/** The films of the inspection, above the findings. Not in a section, so that one stays above the map below them. */
export function Films({ films, findings }: FilmsProps) {
  if (films.length === 0) return null;
  return (
    <>
      <h2 id="film" className="screen">
        {films.length === 1 ? 'Video of the inspection' : 'Videos of the inspection'}
      </h2>
      {films.map((film, index) => (
        <Film key={film.id} {...{ film, index, findings }} alone={films.length === 1} />
      ))}
    </>
  );
}

interface FilmProps {
  readonly film: FilmView;
  /** From 0. */
  readonly index: number;
  readonly findings: readonly Finding[];
  /** Whether the heading names it already. */
  readonly alone: boolean;
}

function Film({ film, index, findings, alone }: FilmProps) {
  const { state, end, downloadUrl, label } = film;
  const until = end && writtenDate(calendarDateIn(business.timeZone, end));
  return (
    <Fragment>
      {(!alone || label !== '') && (
        <h3 className="screen film" dir="auto">
          {filmName(film, index)}
        </h3>
      )}
      {state === 'coming' && (
        <p className="screen">The video is still uploading. Reload this page later to watch it.</p>
      )}
      {state === 'over' && <p className="screen">The video was available until {until}.</p>}
      {state === 'download' && (
        <p className="screen">Browsers can’t play this video. Download it to watch it.</p>
      )}
      {state === 'playable' && <Player {...{ film, index, findings }} />}
      {downloadUrl !== null && (
        <p className="screen">
          <a href={downloadUrl} download data-download="">
            Download the video
          </a>{' '}
          (available until {until}){' '}
          <noscript>Saving a video needs JavaScript, which is off in this browser.</noscript>
        </p>
      )}
    </Fragment>
  );
}

/** The player, which names each finding while it is on the screen, and the film's moments. */
function Player({ film, index, findings }: Omit<FilmProps, 'alone'>) {
  const moments = filmMoments(findings, film.id);
  if (film.url === null) return null;
  return (
    <>
      <video
        id={filmAnchor(index)}
        className="screen"
        controls
        preload="metadata"
        playsInline
        src={film.url}
        aria-label={filmName(film, index)}
      >
        {moments.length > 0 && (
          <>
            <track
              default
              kind="captions"
              srcLang="en"
              label="Findings"
              src={trackAddress(captionsOf(moments))}
            />
            <track kind="chapters" srcLang="en" label="Findings" src={trackAddress(chaptersOf(moments))} />
          </>
        )}
      </video>
      <MomentList film={film} index={index} moments={moments} />
    </>
  );
}

/** Part of the page itself: the film's reader has read it, and nothing else has to be asked for. */
const trackAddress = (vtt: string) => `data:text/vtt;charset=utf-8,${encodeURIComponent(vtt)}`;
