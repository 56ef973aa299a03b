import { brotli, gzipped, negotiateEncoding, type Encoding } from './compression.ts';

/** Shorter ones are smaller as they are. */
const WORTH_COMPRESSING = 800;

/** An answer without a body, and its body in the encodings that somebody has asked for. */
interface Made {
  readonly headers: readonly (readonly [string, string])[];
  readonly bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

interface Known {
  readonly madeFrom: readonly unknown[];
  /** Undefined where what came is no success, and so nobody else's. */
  readonly made: Promise<Made | undefined>;
}

/** Answers that are the same for everybody who asks the same, in memory while what they were made from stays the same. */
export interface SharedAnswers {
  /**
   * The answer to `question`, compressed as `request` accepts it. It is made by `make` unless there is one that was begun
   * with the same things as `madeFrom`, each compared by identity. Undefined where `make` has no success to share.
   */
  answer(
    question: string,
    request: Request,
    madeFrom: readonly unknown[],
    make: () => Promise<Response>,
  ): Promise<Response | undefined>;
}

async function copyOf(response: Response): Promise<Made | undefined> {
  if (response.status !== 200) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    headers: [...response.headers].filter(([name]) => name !== 'content-length'),
    bodies: new Map([['identity', Promise.resolve(body)]]),
  };
}

/** The body as `encoding`, compressed once for all who want it so. */
async function bodyOf({ bodies }: Made, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = bodies.get(encoding);
  if (known) return known;
  const compressed = (async () => {
    const plain = await bodies.get('identity')!;
    return new Uint8Array(encoding === 'br' ? await brotli(plain, 4) : await gzipped(plain, 6));
  })();
  bodies.set(encoding, compressed);
  compressed.catch(() => bodies.delete(encoding));
  return compressed;
}

/** Shares at most so many answers; the one that was made first goes first. */
export function shareAnswers(most: number): SharedAnswers {
  const known = new Map<string, Known>();

  function find(question: string, madeFrom: readonly unknown[], make: () => Promise<Response>): Known['made'] {
    const before = known.get(question);
    if (before?.madeFrom.every((each, index) => each === madeFrom[index])) return before.made;
    known.delete(question);
    const made = make().then(copyOf);
    const ours = { madeFrom, made };
    known.set(question, ours);
    const drop = (): void => {
      if (known.get(question) === ours) known.delete(question);
    };
    made.then((copy) => copy ?? drop(), drop);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  }

  return {
    async answer(question, request, madeFrom, make) {
      const made = await find(question, madeFrom, make);
      if (!made) return undefined;
      const size = (await made.bodies.get('identity')!).length;
      const encoding =
        size < WORTH_COMPRESSING ? 'identity' : negotiateEncoding(request.headers.get('accept-encoding'));
      const body = await bodyOf(made, encoding);
      const headers = new Headers(made.headers.map(([name, value]) => [name, value]));
      headers.append('vary', 'Accept-Encoding');
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      return new Response(body, { headers });
    },
  };
}
