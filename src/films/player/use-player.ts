import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { drawShown } from './draw-shown';
import type { PlayedFilm } from './use-film-file';
import { useFrames } from './use-frames';

export const speeds = [1, 2, 4, 8, 16] as const;
export type Speed = (typeof speeds)[number];

export interface Player {
  readonly playing: boolean;
  /** Seconds. */
  readonly at: number;
  readonly speed: Speed;
  /** Whether the film can't be played, or not anymore. */
  readonly failed: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly step: (by: -1 | 1) => void;
  /** Stops, and returns the frame that is shown; the picture is null where this browser can't draw it. */
  readonly take: () => Promise<{ readonly seconds: number; readonly picture: Blob | null }>;
}

/** Plays a film in a video element, which the caller renders. */
export function usePlayer({ source, url }: PlayedFilm, video: RefObject<HTMLVideoElement | null>): Player {
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  /** The address that failed. */
  const [failed, setFailed] = useState<string | null>(null);
  const frames = useFrames(source);
  /** The time of the frame on the screen; null while another is on its way. */
  const shown = useRef<number | null>(null);
  // One step after another, however fast the key repeats.
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let request = 0;
    const onFrame: VideoFrameRequestCallback = (_, { mediaTime }) => {
      shown.current = mediaTime;
      request = element.requestVideoFrameCallback(onFrame);
    };
    if ('requestVideoFrameCallback' in element) request = element.requestVideoFrameCallback(onFrame);
    const follow = () => setAt(element.currentTime);
    const leave = () => {
      shown.current = null;
      follow();
    };
    const listeners: Readonly<Record<string, () => void>> = {
      play: () => setPlaying(true),
      pause: () => setPlaying(false),
      timeupdate: follow,
      seeking: leave,
      seeked: follow,
      error: () => setFailed(element.getAttribute('src')),
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      if ('cancelVideoFrameCallback' in element) element.cancelVideoFrameCallback(request);
    };
  }, [video]);

  // Another address of the same film goes on where the former one failed.
  const goOn = useEffectEvent(() => {
    if (!video.current) return;
    video.current.playbackRate = speed;
    if (at > 0) video.current.currentTime = at;
  });
  useEffect(() => goOn(), [url]);

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [video, speed]);

  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  const stop = async (): Promise<number> => {
    const element = video.current;
    if (!element) return 0;
    element.pause();
    if (element.seeking) {
      await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    }
    return shown.current ?? element.currentTime;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.current.then(work);
    turn.current = result.catch(reportedAs('a step in a film failed', undefined));
    return result;
  };

  return {
    ...{ playing, at, speed, failed: failed === url, seek, setSpeed },
    toggle() {
      const element = video.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      // ignored: a pause or the page's end interrupts it; a film that can't be played says so by its error
      element.play().catch(() => undefined);
    },
    pause: () => video.current?.pause(),
    step: (by) =>
      void inTurn(async () => {
        const now = await stop();
        const opened = await frames();
        // Without its frames, about as long as one takes.
        seek(opened ? await opened.step(now, by) : Math.max(0, now + by / 25));
      }),
    take: () =>
      inTurn(async () => {
        const now = await stop();
        const opened = await frames();
        const seconds = opened ? await opened.at(now) : now;
        const decoded = await opened?.picture(seconds).catch(reportedAs('a frame not decoded', null));
        const element = video.current;
        const picture =
          decoded ?? (element && (await drawShown(element).catch(reportedAs('a frame not drawn', null))));
        return { seconds, picture: picture ?? null };
      }),
  };
}
