import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router';
import { isScreenAddress } from './screen-address.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly href: string;
  /** Load the page anew, for addresses that must not be answered by a client-side change of screen. */
  readonly newDocument?: boolean | undefined;
}

/** A link. To a screen of this site it changes the screen in place; anything else, and any link before scripts run, is the browser's. */
export function Link({ href, newDocument = false, children, ...rest }: LinkProps) {
  const routed = useInRouterContext();
  if (routed && !newDocument && rest.download === undefined && isScreenAddress(href)) {
    return (
      <RouterLink to={href} viewTransition {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
