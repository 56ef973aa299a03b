import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { layoutMessages } from './messages.ts';
import { paths } from './paths.ts';
import { opensSearch } from './search-keys.ts';
import type { Telephone } from './site-data.ts';
import styles from './search-link.module.css';

type Dialog = ComponentType<{ open: boolean; onClose: () => void; phone: Telephone }>;

type Loaded = { readonly Dialog: Dialog } | 'failed' | null;

/**
 * The way to the finder. Its code comes when it is asked for: by a click, or Ctrl+K. Without scripts, and when the code
 * does not come, it is a link to the finder's own screen.
 */
export function SearchLink({ phone }: { phone: Telephone }) {
  const texts = useMessages(layoutMessages);
  const root = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [open, setOpen] = useState(false);

  const show = useCallback(async () => {
    foldMenu(root.current);
    try {
      const { SearchDialog } = await import('../site-search/search-dialog.tsx');
      setLoaded({ Dialog: SearchDialog });
      setOpen(true);
    } catch {
      setLoaded('failed');
    }
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event, navigator.platform) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void show();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  const click = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || loaded === 'failed') return;
    event.preventDefault();
    void show();
  };

  return (
    <search ref={root} className={styles.search}>
      <Link
        href={paths.finder}
        className={styles.link}
        aria-haspopup="dialog"
        data-needs-script="on-click"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={click}
      >
        <Icon name="search" />
        <span>{texts.search}</span>
      </Link>
      <p role="status" className={styles.failed}>
        {loaded === 'failed' && texts.searchFailed}
      </p>
      {loaded !== null && loaded !== 'failed' && (
        <loaded.Dialog open={open} onClose={() => setOpen(false)} phone={phone} />
      )}
    </search>
  );
}

/** The phone menu folds before the dialog opens, so that the focus has somewhere to come back to. */
function foldMenu(search: HTMLElement | null): void {
  const menu = search?.closest('header')?.querySelector<HTMLDetailsElement>('details[data-menu-toggle][open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
