import { deskPaths } from './desk-paths.ts';
import { asServed, changedFields, isSame, putBack, typedNow, type DraftFields } from './draft-fields.ts';
import { keepUnsaved, openDraft, takeUnsaved } from './open-drafts.ts';

const address = deskPaths.drafts;
const PAUSE_MS = 1200;
const RETRY_MS = 5000;

/** What the server keeps of a form: "You began this at …". */
export interface KeptDraft {
  readonly when: string;
  readonly fields: DraftFields;
}

/** A draft that somebody has to decide about, under the name it is kept by. */
export interface OfferedDraft extends KeptDraft {
  readonly slot: string;
  /** Whom it is about, where the form is about a person and their name was typed. */
  readonly whose: string | undefined;
}

interface Options {
  readonly form: HTMLFormElement;
  readonly name: string;
  /** The field that names the person a form is about, on a screen that is about nobody yet. */
  readonly person: string | undefined;
  readonly endsWithAnswer: boolean;
  /** The path of the screen. */
  readonly place: string;
  /** What was typed before and somebody has to decide about: nothing once they have. */
  readonly offer: (offered: readonly OfferedDraft[]) => void;
}

/** Forms about different people are kept beside each other, so many of one screen; beyond, the last gives way. */
const besideEachOther = ['', '-b', '-c'];

/** Told at a form after words were put back into it: what hangs on several of its fields reads them now. */
export const putBackEvent = 'draftputback';

async function answerTo(send: Promise<Response>): Promise<unknown> {
  try {
    const answer = await send;
    return answer.ok && answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the words of a form on the server while it is on the screen. A form about one thing has one draft, and what is
 * typed adds to it. A form about a person who is not known yet has one for each: whoever calls next is never put together with
 * the caller before.
 */
export function startDraft({ form, name, person, endsWithAnswer, place, offer }: Options) {
  const slots = person === undefined ? [name] : besideEachOther.map((end) => name + end);
  const idOf = (slot: string): string => `${slot} ${place}`;
  let own = name;
  let served = asServed(form);
  let offered: readonly OfferedDraft[] = [];
  let missing: DraftFields = {};
  let isDirty = false;
  let isClosed = false;
  let running: Promise<boolean> | undefined;
  /** Until it is known what is kept, nothing is put in its place. */
  let looked: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (slot: string, values: Readonly<Record<string, string>>, keepalive = false): Promise<unknown> =>
    answerTo(
      fetch(address, { method: 'POST', keepalive, body: new URLSearchParams({ place, form: slot, ...values }) }),
    );
  const offerOnly = (list: readonly OfferedDraft[]): void => {
    offered = list;
    offer(list);
  };

  const words = (): DraftFields => {
    const now = typedNow(form);
    // A field that came later is compared with what it came with.
    served = { ...asServed(form), ...served };
    const before = person === undefined ? offered[0]?.fields : undefined;
    return { ...before, ...missing, ...changedFields(now, served) };
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void settle(), ms);
  };
  const save = async (): Promise<boolean> => {
    await looked;
    const fields = words();
    isDirty = false;
    const isEmpty = Object.keys(fields).length === 0;
    const answer = await ask(own, isEmpty ? { intent: 'discard' } : { fields: JSON.stringify(fields) });
    if (answer !== undefined) return true;
    isDirty = true;
    if (!isClosed) later(RETRY_MS);
    return false;
  };
  /** One save after the other, until nothing is left to be saved. */
  async function settle(): Promise<boolean> {
    clearTimeout(timer);
    if (running) {
      await running;
      return settle();
    }
    if (!isDirty) return true;
    running = save().finally(() => {
      running = undefined;
    });
    return (await running) && settle();
  }
  const change = (): void => {
    isDirty = true;
    later(PAUSE_MS);
  };
  const restore = (fields: DraftFields): void => {
    missing = putBack(form, fields);
    form.dispatchEvent(new Event(putBackEvent));
  };
  const goOn = async (kept: OfferedDraft): Promise<void> => {
    if (person === undefined) {
      offerOnly([]);
      restore(kept.fields);
      return;
    }
    // What was typed meanwhile is about somebody else: it stays a draft of its own, and nothing of it in the form.
    if (isDirty && !(await settle())) return;
    own = kept.slot;
    offerOnly(offered.filter(({ slot }) => slot !== own));
    restore({ ...served, ...kept.fields });
    await find(false);
  };
  const close = openDraft({
    get id() {
      return idOf(own);
    },
    form,
    endsWithAnswer,
    isUnsaved: () => isDirty || running !== undefined,
    settle,
    forget() {
      clearTimeout(timer);
      isDirty = false;
    },
    taken() {
      clearTimeout(timer);
      isDirty = false;
      missing = {};
      offerOnly(offered.filter(({ slot }) => slot !== own));
      served = typedNow(form);
    },
  });

  /** What the server keeps under a name; undefined for nothing. */
  const keptAs = async (slot: string): Promise<OfferedDraft | undefined> => {
    const answer = await answerTo(fetch(`${address}?${new URLSearchParams({ place, form: slot }).toString()}`));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what desk-drafts.ts answers
    const found = (answer as { readonly draft: KeptDraft | null } | undefined)?.draft;
    const whose = person === undefined ? undefined : found?.fields[person]?.[0]?.trim();
    return found ? { ...found, slot, whose: whose === '' ? undefined : whose } : undefined;
  };
  /** Offers what is kept, as far as it does not stand in this form. */
  async function find(isFirstLook: boolean): Promise<void> {
    const found = (await Promise.all(slots.map(keptAs))).filter((each) => each !== undefined);
    if (isClosed) return;
    if (isFirstLook) {
      const now = typedNow(form);
      // A form that came back refused holds them already.
      const here = found.find(({ fields }) =>
        Object.entries(fields).every(([field, values]) => isSame(now[field], values)),
      );
      if (here) served = { ...served, ...Object.fromEntries(Object.keys(here.fields).map((field) => [field, []])) };
      const free = slots.find((slot) => found.every((each) => each.slot !== slot));
      own = here?.slot ?? free ?? slots.at(-1)!;
      offerOnly(found.filter((each) => each !== here));
    } else offerOnly(found.filter(({ slot }) => slot !== own));
  }

  const before = slots.flatMap((slot) => {
    const unsaved = takeUnsaved(idOf(slot));
    return unsaved ? [{ slot, unsaved }] : [];
  })[0];
  if (before) {
    own = before.slot;
    restore(before.unsaved);
  } else looked = find(true);

  const came = new MutationObserver(() => {
    if (Object.keys(missing).length > 0) missing = putBack(form, missing);
  });
  came.observe(form, { childList: true, subtree: true });
  const again = (): void => {
    if (isDirty) void settle();
  };
  const leaving = (): void => {
    if (isDirty && document.visibilityState === 'hidden') void ask(own, { fields: JSON.stringify(words()) }, true);
  };
  form.addEventListener('input', change);
  form.addEventListener('change', change);
  document.addEventListener('visibilitychange', leaving);
  for (const event of ['online', 'focus']) globalThis.addEventListener(event, again);

  return {
    goOn: (kept: OfferedDraft) => void goOn(kept),
    discard: (kept: OfferedDraft) => {
      offerOnly(offered.filter((each) => each !== kept));
      if (kept.slot !== own) {
        void ask(kept.slot, { intent: 'discard' });
        return;
      }
      isDirty = true;
      void settle();
    },
    close() {
      const unsaved = isDirty ? words() : {};
      if (Object.keys(unsaved).length > 0) keepUnsaved(idOf(own), unsaved);
      isClosed = true;
      clearTimeout(timer);
      close();
      came.disconnect();
      form.removeEventListener('input', change);
      form.removeEventListener('change', change);
      document.removeEventListener('visibilitychange', leaving);
      for (const event of ['online', 'focus']) globalThis.removeEventListener(event, again);
    },
  };
}
