import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type Address, hrefOf } from './links.ts';

/** Navigates to an address inside the product. */
export function useGoTo(): (address: Address, options?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return (address, options) => (options?.replace ? history.replace(address) : history.push(address));
}

/** A link inside the product. Modified clicks and links with a `target` are left to the browser. */
export function AddressLink({ to, onClick, ...rest }: ComponentPropsWithRef<'a'> & { to: Address }) {
  const goTo = useGoTo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}
