import { useEffect, useRef, type RefObject } from 'react';
import { statusOfKey } from '../../domain/desk-keys.ts';
import { useLetterKeys } from '../diary/diary-keys.tsx';

/**
 * On the page of one visit the letters printed on its buttons press them, as they do in the diary: not while somebody
 * writes, not over a dialog, and not for who switched letters off. Returns the ref of what holds the buttons.
 */
export function useStatusKeys(): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  const { areOn } = useLetterKeys();
  useEffect(() => {
    if (!areOn) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || event.isComposing || event.defaultPrevented) return;
      if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open]')) return;
      const status = statusOfKey(key);
      const button = [...(buttons.current?.querySelectorAll('button') ?? [])].find(
        ({ name, value }) => name === 'status' && value === status,
      );
      if (!status || !button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [areOn]);
  return buttons;
}
