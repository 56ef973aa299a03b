import { useEffect, useRef } from 'react';
import type { EditorMessages } from './editor-messages.ts';
import styles from './post-editor.module.css';
import type { SlashMenu } from './use-slash-menu.ts';

export const SLASH_LIST = 'slash-list';

export function slashOptionId(name: string): string {
  return `${SLASH_LIST}-${name}`;
}

/** The options of the slash menu, below the slash. */
export function SlashList({ menu, texts }: { readonly menu: SlashMenu; readonly texts: EditorMessages }) {
  const box = useRef<HTMLDivElement>(null);
  const { left, top, active, commands } = menu;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Placed through the style object, which the content policy allows; attributes it does not.
    element.style.left = `${Math.max(8, Math.min(left, globalThis.innerWidth - element.offsetWidth - 8))}px`;
    const isBelow = top + element.offsetHeight < globalThis.innerHeight - 8;
    element.style.top = `${isBelow ? top + 4 : Math.max(8, top - element.offsetHeight - 30)}px`;
    element.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className={styles.slash} ref={box}>
      {commands.length === 0 ? (
        <p>{texts.nothingFound}</p>
      ) : (
        <div role="listbox" id={SLASH_LIST} aria-label={texts.menu}>
          {commands.map((name) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the keys and names its active descendant
            <div
              key={name}
              id={slashOptionId(name)}
              role="option"
              aria-selected={name === active}
              tabIndex={name === active ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => menu.choose(name)}
            >
              {texts.commands[name].label}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {texts.found(commands.length)}
      </p>
    </div>
  );
}
