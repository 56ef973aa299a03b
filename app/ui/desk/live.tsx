import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
} from 'react-router';
import { useBackgroundRevalidation } from './background-revalidation.ts';
import { deskPaths } from './desk-paths.ts';

/** The names of what a part of the screen shows. */
type Topics = readonly string[];

interface LiveWindow {
  readonly isLive: boolean | undefined;
  /** When it was last known to be up to date; undefined while it is. */
  readonly lostAt: Date | undefined;
  /** Says what is shown, until the answer is called. */
  readonly follow: (topics: Topics) => () => void;
}

const LiveContext = createContext<LiveWindow | undefined>(undefined);

/** Changes that come together make one reload. */
const gatherMs = 150;

/**
 * One stream of server-sent events for the window, and one renewal of its screen for whatever of it changed, however many
 * parts show it. `isLive` is undefined until the stream is open for the first time.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [isLive, setIsLive] = useState<boolean>();
  const [lostAt, setLostAt] = useState<Date>();
  const [followed] = useState(() => new Set<Topics>());
  const renew = useRevalidationBetweenAnswers();
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (topic: string | undefined): void => {
      const isShown = [...followed].some((topics) => topic === undefined || topics.includes(topic));
      if (!isShown) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        latest.current();
      }, gatherMs);
    };
    const source = new EventSource(deskPaths.live);
    source.addEventListener('open', () => {
      setIsLive(true);
      setLostAt(undefined);
      // What happened since the screen was rendered, or while the connection was gone, was said to nobody.
      changed(undefined);
    });
    source.addEventListener('error', () => {
      setIsLive(false);
      // It tries again and again: the first time counts.
      setLostAt((before) => before ?? new Date());
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => changed(data === '' ? undefined : data));
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [followed]);
  const [follow] = useState(() => (topics: Topics) => {
    followed.add(topics);
    return () => {
      followed.delete(topics);
    };
  });
  const live = useMemo(() => ({ isLive, lostAt, follow }), [isLive, lostAt, follow]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Whether the live connection is open; undefined before the first connection and without JavaScript. */
export function useIsLive(): boolean | undefined {
  return useContext(LiveContext)?.isLive;
}

/** Since when it hears of none; undefined while it does. */
export function useLostAt(): Date | undefined {
  return useContext(LiveContext)?.lostAt;
}

/**
 * Revalidates the screen, but waits while a form shows its errors: revalidating would remove the action's answer, and with
 * it what was typed. Reads the answer from the router, because React renders it a little later.
 */
function useRevalidationBetweenAnswers(): () => void {
  const router = useContext(DataRouterContext)?.router;
  // Subscribes to the router's answers.
  useContext(DataRouterDataContext);
  const renew = useBackgroundRevalidation();
  const isOwed = useRef(false);
  const renewUnlessAnswered = (): void => {
    isOwed.current = (router?.state.actionData ?? null) !== null;
    if (!isOwed.current) void renew();
  };
  useEffect(() => {
    if (isOwed.current) renewUnlessAnswered();
  });
  return renewUnlessAnswered;
}

/** Reads the screen's data again whenever something of these topics changed in any window. The topics do not change. */
export function useLive(topics: Topics): void {
  const follow = useContext(LiveContext)?.follow;
  const [shown] = useState(topics);
  useEffect(() => follow?.(shown), [follow, shown]);
}
