import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';

type AsLink = Omit<LinkProps, 'children' | 'className'>;
type AsButton = Omit<ComponentProps<'button'>, 'children' | 'className' | 'ref'> & { readonly href?: undefined };

/** What a button of any look takes: with `href` it leads somewhere, without it sends its form. */
export type LinkOrButtonProps = AsLink | AsButton;

/** The element under a button's look: a link with `href`, else a button that sends its form unless `type` says otherwise. */
export function LinkOrButton(props: LinkOrButtonProps & Pick<ComponentProps<'button'>, 'className' | 'children'>) {
  if (props.href !== undefined) return <Link {...props} />;
  const { type = 'submit', ...button } = props;
  return <button {...button} type={type} />;
}
