import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FORM_DETAIL_PATH } from '../domain/form-kind.ts';
import { isDialogEntry, nowAtEntry, onHistoryMove, withDialog } from './dialog-history.ts';
import type { FormDetailDialogProps } from './form-detail-dialog.tsx';
import { fetchFormDetail, type FormDetail } from './form-detail.ts';

interface Loaded {
  readonly Dialog: ComponentType<FormDetailDialogProps>;
  readonly detail: FormDetail;
}

async function load(): Promise<Loaded> {
  const [{ FormDetailDialog }, detail] = await Promise.all([import('./form-detail-dialog.tsx'), fetchFormDetail()]);
  return { Dialog: FormDetailDialog, detail };
}

/** The link that this click follows in the ordinary way: in this window, to this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.target === '' && link.origin === location.origin ? link : undefined;
}

/**
 * Shows the page to read before a patient form as a dialog over the screen, whichever link leads there. Back closes it,
 * forward opens it again. Where a part of it can't be loaded, the link is an ordinary link.
 */
export function FormDetailPopup() {
  useLocation();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // After every change of screen, which `useLocation` brings here.
    nowAtEntry(history.state);
  });

  useEffect(() => {
    let isLoading = false;
    const show = async (): Promise<void> => {
      setLoaded(await load());
      setOpen(true);
    };
    const follow = async (href: string): Promise<void> => {
      if (isLoading) return;
      isLoading = true;
      const before = location.href;
      try {
        await show();
        if (location.href === before) {
          history.pushState(withDialog(history.state), '');
          nowAtEntry(history.state);
        } else setOpen(false);
      } catch {
        location.assign(href);
      }
      isLoading = false;
    };
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link) return;
      if (link.closest('dialog')) setOpen(false);
      if (link.pathname !== FORM_DETAIL_PATH || location.pathname === FORM_DETAIL_PATH) return;
      // Before the router hears of it and changes the screen.
      event.preventDefault();
      void follow(link.href);
    };
    const showOrHide = (isDialog: boolean): void => {
      if (isDialog) void show().catch(() => setOpen(false));
      else setOpen(false);
    };
    showOrHide(isDialogEntry(history.state));
    document.addEventListener('click', onClick, true);
    const stop = onHistoryMove(showOrHide);
    return () => {
      document.removeEventListener('click', onClick, true);
      stop();
    };
  }, []);

  if (!loaded) return null;
  const close = (): void => {
    // It closed because the history moved on, not by a visitor's wish.
    if (!isOpen) return;
    setOpen(false);
    if (isDialogEntry(history.state)) history.back();
  };
  return <loaded.Dialog open={isOpen} onClose={close} detail={loaded.detail} />;
}
