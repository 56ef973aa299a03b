import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
} from 'react-router';
import { useRenewal } from './renewal.ts';

type Heard = (topic: string | undefined) => void;

interface LiveWindow {
  readonly isLive: boolean | undefined;
  subscribe(heard: Heard): () => void;
}

const LiveContext = createContext<LiveWindow | undefined>(undefined);

/** Changes that come together make one reload. */
const gatherMs = 150;

/** One stream of server-sent events for the window. `isLive` is undefined until it is open for the first time. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [isLive, setIsLive] = useState<boolean>();
  const listeners = useRef(new Set<Heard>());
  useEffect(() => {
    const source = new EventSource('/admin-dashboard/live');
    const tell: Heard = (topic) => {
      for (const heard of listeners.current) heard(topic);
    };
    source.addEventListener('open', () => {
      setIsLive(true);
      // What happened since the screen was rendered, or while the connection was gone, was said to nobody.
      tell(undefined);
    });
    source.addEventListener('error', () => setIsLive(false));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => tell(data === '' ? undefined : data));
    return () => source.close();
  }, []);
  const subscribe = (heard: Heard) => {
    listeners.current.add(heard);
    return () => {
      listeners.current.delete(heard);
    };
  };
  return <LiveContext value={{ isLive, subscribe }}>{children}</LiveContext>;
}

/** Whether the window hears of changes: undefined before the first connection and without JavaScript. */
export function useIsLive(): boolean | undefined {
  return useContext(LiveContext)?.isLive;
}

/**
 * Whether a form came back with an answer that is shown or about to be. To read the screen's data again would take the
 * answer away, and with it what somebody typed. Asks the router itself: React draws what it knows a little later.
 */
function useShowsAnswer(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  // Drawn again when an answer comes or goes.
  useContext(DataRouterDataContext);
  return () => (router?.state.actionData ?? null) !== null;
}

/**
 * Reads the screen's data again whenever something of these topics changed in any window; while a form shows what was
 * wrong with it, as soon as that is done.
 */
export function useLive(topics: readonly string[]): void {
  const live = useContext(LiveContext);
  const renew = useRenewal();
  const showsAnswer = useShowsAnswer();
  const latest = useRef({ topics, renew, showsAnswer });
  const isOwed = useRef(false);
  useEffect(() => {
    latest.current = { topics, renew, showsAnswer };
    if (!isOwed.current || showsAnswer()) return;
    isOwed.current = false;
    void renew();
  });
  const subscribe = live?.subscribe;
  const subscribeRef = useRef(subscribe);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribeRef.current?.((topic) => {
      if (topic !== undefined && !latest.current.topics.includes(topic)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (latest.current.showsAnswer()) isOwed.current = true;
        else void latest.current.renew();
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
