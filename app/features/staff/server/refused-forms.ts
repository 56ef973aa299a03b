import type { RouterContextProvider } from 'react-router';
import type { SentForm } from '#app/lib/away.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { sentForm } from '#app/platform/web/while-away.ts';
import { deskScreenAt, type DeskScreen } from '../domain/desk-draft.ts';
import { draftAt, forgetDraft, keepDraft, type DraftPlace } from './desk-drafts.ts';

/** Where a form waits that was sent without a session. */
const refusedAddress = '/admin-dashboard/drafts/sent';

/** The most that is kept of one. */
const mostBytes = 60_000;

const placeOfForm = (accountId: string, screen: DeskScreen): DraftPlace => ({
  ...screen,
  accountId,
  kind: 'refused',
  form: 'sent',
});

/**
 * Keeps a form that a page without scripts sent when the session of its cookie had ended by itself, for whoever had that
 * session: an hour, encrypted, without passwords, codes and files. Returns where it waits, behind the sign-in.
 */
export async function keepRefusedForm(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
  accountId: string,
): Promise<string | undefined> {
  const isData = new URL(request.url).pathname.endsWith('.data');
  const screen = deskScreenAt(url.pathname);
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (isData || !screen || !(length <= mostBytes)) return undefined;
  const sent = await sentForm(request, url.pathname + url.search);
  if (!sent) return undefined;
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  await keepDraft({ db: database.db, clock, keyRing }, placeOfForm(accountId, screen), sent);
  return `${refusedAddress}?${new URLSearchParams({ place: url.pathname }).toString()}`;
}

type Parts = Parameters<typeof draftAt>[0];

/** The form somebody sent to this screen when nobody was signed in. The caller asks whether they may reach it. */
export async function refusedForm(parts: Parts, accountId: string, screen: DeskScreen): Promise<SentForm | undefined> {
  const kept = await draftAt(parts, placeOfForm(accountId, screen));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return kept?.body as SentForm | undefined;
}

/** It was sent again, or nobody wants it. */
export async function forgetRefusedForm({ db }: Parts, accountId: string, screen: DeskScreen): Promise<void> {
  await forgetDraft(db, placeOfForm(accountId, screen));
}
