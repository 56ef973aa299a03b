import type { PhotoProblemName } from './photo-messages.ts';
import type { ChunkAnswer } from './photo-view.ts';

/** A photo on its way. */
export interface Sending {
  readonly id: string;
  /** The place it is for: "hair-photos.front". */
  readonly place: string;
  readonly percent: number;
  readonly state: 'waiting' | 'sending' | 'making' | 'offline' | 'failed' | 'refused';
  readonly reason?: PhotoProblemName;
}

interface Options {
  /** Of the form: "/patient-form/hair/<token>". */
  readonly path: string;
  readonly stored: (place: string) => void;
  readonly request?: typeof fetch;
  /** Waits before it tries again, or until the connection is back. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const PIECE_BYTES = 256 * 1024;
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** As the server says it too; known before a byte is sent. */
const MOST_BYTES = 12 * 1024 * 1024;

function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function untilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}

/**
 * Sends photos one after the other, each in pieces. A piece that is lost is sent again; after a pause it asks how much
 * has come and goes on from there. What the server refuses is not sent again.
 */
export class PhotoSender {
  #list: readonly Sending[] = [];
  readonly #files = new Map<string, File>();
  readonly #listeners = new Set<() => void>();
  readonly #options: Required<Options>;
  #isBusy = false;

  constructor(options: Options) {
    this.#options = { request: (...asked) => fetch(...asked), pause: untilOnline, ...options };
  }

  readonly list = (): readonly Sending[] => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(place: string, file: File): void {
    const id = uuid();
    this.#files.set(id, file);
    const reason = file.size === 0 ? 'empty' : file.size > MOST_BYTES ? 'too-large' : undefined;
    const sending: Sending = reason
      ? { id, place, percent: 0, state: 'refused', reason }
      : { id, place, percent: 0, state: 'waiting' };
    // A new file takes the place of one that was not taken.
    this.#set([...this.#list.filter((each) => each.place !== place || each.state !== 'refused'), sending]);
    void this.#work();
  }

  retry(id: string): void {
    this.#change(id, { state: 'waiting' });
    void this.#work();
  }

  cancel(id: string): void {
    this.#files.delete(id);
    this.#set(this.#list.filter((each) => each.id !== id));
  }

  #set(list: readonly Sending[]): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<Sending>): void {
    this.#set(this.#list.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (;;) {
        const next = this.#list.find(({ state }) => state === 'waiting');
        const file = next && this.#files.get(next.id);
        if (!next || !file) return;
        await this.#send(next, file);
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** Sends what is missing of one photo until it is kept, refused, or has failed too often in a row. */
  async #send({ id, place }: Sending, file: File): Promise<void> {
    let failures = 0;
    let from: number | undefined;
    while (this.#files.has(id)) {
      this.#change(id, { state: from === undefined || from < file.size ? 'sending' : 'making' });
      const answer = await this.#ask(id, place, file, from);
      if (answer && 'received' in answer) {
        failures = answer.state === 'elsewhere' ? failures + 1 : 0;
        from = answer.received;
        this.#change(id, { percent: Math.floor((from / file.size) * 100) });
        if (failures < PAUSES_MS.length) continue;
      }
      if (answer?.state === 'stored') {
        this.cancel(id);
        this.#options.stored(place);
        return;
      }
      if (answer?.state === 'refused') {
        this.#change(id, { state: 'refused', reason: answer.reason });
        return;
      }
      const pause = answer ? undefined : PAUSES_MS[failures];
      if (pause === undefined) {
        this.#change(id, { state: 'failed' });
        return;
      }
      failures += 1;
      from = undefined;
      this.#change(id, { state: 'offline' });
      await this.#options.pause(pause);
    }
  }

  /** One request: where to go on, or the piece from there. Undefined when no answer that makes sense came. */
  async #ask(id: string, place: string, file: File, from: number | undefined): Promise<ChunkAnswer | undefined> {
    const address = `${this.#options.path}/photos/${id}/arriving`;
    try {
      const response =
        from === undefined
          ? await this.#options.request(address)
          : await this.#options.request(address, {
              method: 'POST',
              headers: {
                'content-type': 'application/octet-stream',
                'photo-place': place,
                'photo-from': String(from),
                'photo-length': String(file.size),
              },
              body: file.slice(from, from + PIECE_BYTES),
            });
      // 503 is the server's own answer that it has no room.
      const isOurs = response.status < 500 || response.status === 503;
      if (!isOurs || !response.headers.get('content-type')?.startsWith('application/json')) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what routes/photo-arriving.ts answers
      return (await response.json()) as ChunkAnswer;
    } catch {
      return undefined;
    }
  }
}
