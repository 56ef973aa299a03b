import { Client, type ClientConfig, type Notification } from 'pg';
import { asChannel } from './channel.ts';
import type { Database } from './database.ts';

interface Subscription {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: () => void;
  readonly onLost: () => void;
}

export interface Listener {
  listen: Database['listen'];
  close(): Promise<void>;
}

const firstPauseMillis = 250;
const longestPauseMillis = 5_000;
const heartbeatMillis = 15_000;

/**
 * LISTEN on one connection of its own, made at the first subscription and made again whenever it breaks.
 * A heartbeat finds connections that died silently (a router that forgot them, a frozen server).
 */
export function createListener(config: ClientConfig, onError: (error: unknown) => void): Listener {
  const subscriptions = new Set<Subscription>();
  let client: Client | undefined;
  let connecting: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let pauseMillis = firstPauseMillis;
  let closed = false;

  function dispatch(message: Notification): void {
    for (const subscription of subscriptions)
      if (subscription.channel === message.channel) subscription.onPayload(message.payload ?? '');
  }

  async function connect(): Promise<Client> {
    const next = new Client({ ...config, keepAlive: true, query_timeout: 5_000 });
    next.on('notification', dispatch);
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, undefined));
    try {
      await next.connect();
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
        await next.query(`LISTEN ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    pauseMillis = firstPauseMillis;
    heartbeat = setInterval(() => {
      void beat(next);
    }, heartbeatMillis).unref();
    return next;
  }

  async function beat(which: Client): Promise<void> {
    try {
      await which.query('SELECT 1');
    } catch (error) {
      lost(which, error);
    }
  }

  function lost(which: Client, error: unknown): void {
    if (client !== which || closed) return;
    client = undefined;
    clearInterval(heartbeat);
    which.end().catch(() => {});
    for (const subscription of subscriptions) subscription.onLost();
    onError(error ?? new Error('The connection for notifications ended.'));
    reconnectLater();
  }

  function reconnectLater(): void {
    retry = setTimeout(() => {
      retry = undefined;
      void reconnect();
    }, pauseMillis).unref();
    pauseMillis = Math.min(pauseMillis * 2, longestPauseMillis);
  }

  async function reconnect(): Promise<void> {
    try {
      await ready();
      for (const subscription of subscriptions) subscription.onReconnect();
    } catch (error) {
      onError(error);
      if (!closed) reconnectLater();
    }
  }

  /** The connection in use, or the one being made. */
  async function ready(): Promise<Client> {
    if (client) return client;
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  return {
    async listen(channel, onPayload, onReconnect = () => {}, onLost = () => {}) {
      const subscription: Subscription = { channel: asChannel(channel), onPayload, onReconnect, onLost };
      subscriptions.add(subscription);
      try {
        // While a broken connection is being made again, the new one takes this channel with the others.
        if (!retry) await (await ready()).query(`LISTEN ${subscription.channel}`);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
        if (![...subscriptions].some((other) => other.channel === subscription.channel))
          await client?.query(`UNLISTEN ${subscription.channel}`);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
