import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeMenus, enhanceMenus } from './menu-behaviour.ts';

/** Gives the menus of the header their comforts once the script runs, and closes them when a page has been chosen. */
export function useMenus(header: RefObject<HTMLElement | null>) {
  useEffect(() => (header.current ? enhanceMenus(header.current) : undefined), [header]);

  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    // Not at hydration: a menu opened before the script came stays open.
    if (shownFor.current === key) return;
    shownFor.current = key;
    if (header.current) closeMenus(header.current);
  }, [header, key]);
}
