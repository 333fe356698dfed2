import type { ComponentPropsWithRef } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { innerAddress } from '../../ui/address/configured-address.ts';
import type { ResolvedLink } from './report-link.ts';

/** A link to an address inside or outside of the product. */
export function ResolvedAnchor({ link, ...rest }: ComponentPropsWithRef<'a'> & { link: ResolvedLink }) {
  const newTab = link.opensInNewTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  const inner = innerAddress(link.href);
  return inner === null ? (
    <a {...rest} {...newTab} href={link.href} />
  ) : (
    <AddressLink {...rest} {...newTab} to={inner} />
  );
}
