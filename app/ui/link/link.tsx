import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext, useLocation } from 'react-router';
import { LANGUAGE_TAGS, localeOfPath } from '#app/lib/page-language.ts';
import { useLocale } from '../locale.tsx';
import { isDeskAddress, isScreenAddress } from './screen-address.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
  /** Load the page anew, for addresses that must not be answered by a client-side change of screen. */
  readonly newDocument?: boolean | undefined;
}

function ScreenLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isOfDesk = isDeskAddress(href);
  const entersDesk = isOfDesk && !isDeskAddress(pathname);
  // Screens of the desk change at once: with a transition, the next answer breaks off the one before.
  return <RouterLink to={href} viewTransition={!isOfDesk} reloadDocument={entersDesk} {...rest} />;
}

/** A link. To a screen of this site it changes the screen in place; anything else, and any link before scripts run, is the browser's. */
export function Link({ href, newDocument = false, children, ...rest }: LinkProps) {
  const routed = useInRouterContext();
  const hrefLang = useHrefLang(href);
  if (routed && !newDocument && rest.download === undefined && isScreenAddress(href)) {
    return (
      <ScreenLink href={href} hrefLang={hrefLang} {...rest}>
        {children}
      </ScreenLink>
    );
  }
  return (
    <a href={href} hrefLang={hrefLang} {...rest}>
      {children}
    </a>
  );
}

/** The language of the screen that an address leads to, where it is not that of the page. */
function useHrefLang(href: string): string | undefined {
  const locale = useLocale();
  const target = localeOfPath(href);
  return isScreenAddress(href) && target !== locale ? LANGUAGE_TAGS[target] : undefined;
}
