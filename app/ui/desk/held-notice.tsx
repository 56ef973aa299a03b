import { useContext, useEffect, useRef } from 'react';
import { createPath, UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigation } from 'react-router';
import { useMessages } from '../locale.tsx';
import { sendingMessages } from '../sending/sending-messages.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskActions } from './desk-fields.tsx';
import { FootNotice } from './foot-notice.tsx';
import { heldMessages } from './held-messages.ts';
import { useHeldRequests, type Held, type SentForm } from './held-requests.ts';
import { entryNow, screenOf, stayHere } from './keep-screen.ts';

/**
 * Says at the foot of the window what has no answer yet, and sends it again. What was changed in its form since then is
 * sent as it is now, and never by itself.
 */
export function HeldNotice() {
  const texts = useMessages(heldMessages);
  const sending = useMessages(sendingMessages);
  const held = useHeldRequests().filter(({ trouble }) => trouble !== 'signed-out');
  const navigation = useNavigation();
  const edited = useRef(new Set<HTMLFormElement>());
  const next = useRef<SentForm>(undefined);
  const button = useRef<HTMLDivElement>(null);
  const shownEntry = useShownEntry();
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (router) screenOf(router);
  }, [router]);

  const isEdited = ({ sent }: Held): boolean => sent !== undefined && edited.current.has(sent.form);
  const again = (request: Held): void => {
    // What was sent stands in no address: the screen from which it was sent comes anew, and leads on when pressed again.
    if (request.isCode && navigation.formData) globalThis.location.reload();
    else if (request.isCode && navigation.location) globalThis.location.assign(createPath(navigation.location));
    else if (isEdited(request) && request.sent?.form.isConnected) {
      next.current = request.sent;
      request.leave();
    } else request.again();
  };
  const leave = (): void => {
    const top = globalThis.scrollY;
    if (held.some(({ kind }) => kind === 'load')) stayHere(shownEntry.current?.entry);
    for (const request of held) request.leave();
    requestAnimationFrame(() => requestAnimationFrame(() => globalThis.scrollTo({ top, behavior: 'instant' })));
  };

  // Once the form can be sent: while it was on its way, its button could not be pressed.
  useEffect(() => {
    const sent = next.current;
    if (!sent || navigation.state !== 'idle') return;
    next.current = undefined;
    sent.form.requestSubmit(sent.button);
  }, [navigation.state]);

  const latest = useRef({ held, again });
  useEffect(() => {
    latest.current = { held, again };
  });
  const isShown = held.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const changed = edited.current;
    const onInput = ({ target }: Event): void => {
      const form = target instanceof Element && target.closest('form');
      if (form) changed.add(form);
    };
    const onOnline = (): void => {
      for (const request of latest.current.held)
        if (!(request.sent && changed.has(request.sent.form)) && !request.isCode) request.again();
    };
    addEventListener('online', onOnline);
    document.addEventListener('input', onInput);
    // A button that is switched off while its form is sent has lost the focus.
    if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('input', onInput);
      changed.clear();
    };
  }, [isShown]);

  if (!isShown) return null;
  const isSend = held.some(({ kind }) => kind === 'send');
  const isFailed = held.every(({ trouble }) => trouble === 'failed');
  const isOffline = held.some(({ trouble }) => trouble === 'offline');
  return (
    <FootNotice data-held title={isSend ? sending.notSent : texts.notOpened}>
      <p>{isFailed ? texts.failed : isSend ? sending.noAnswer : texts.noAnswer}</p>
      {isOffline && <p>{isSend ? sending.offline : texts.offline}</p>}
      <div ref={button}>
        <DeskActions>
          <DeskButton
            type="button"
            look="main"
            onClick={() => {
              for (const request of held) again(request);
            }}
          >
            {isSend ? sending.sendAgain : texts.tryAgain}
          </DeskButton>
          <DeskButton type="button" onClick={leave}>
            {isSend ? texts.leave : texts.stay}
          </DeskButton>
        </DeskActions>
      </div>
    </FootNotice>
  );
}

/** The number of the entry of the history whose screen is shown. */
function useShownEntry() {
  const { key } = useLocation();
  const shown = useRef<{ readonly key: string; readonly entry: number | undefined }>(undefined);
  useEffect(() => {
    shown.current = { key, entry: entryNow() };
  }, [key]);
  return shown;
}
