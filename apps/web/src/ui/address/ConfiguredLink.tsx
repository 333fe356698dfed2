import type { ComponentPropsWithRef } from 'react';
import { AddressLink } from './AddressLink.tsx';
import { fillAddress, innerAddress } from './configured-address.ts';

/** A configured link; addresses outside of the product open a new tab (G-46). */
export function ConfiguredLink({
  template,
  values = {},
  ...rest
}: ComponentPropsWithRef<'a'> & { template: string; values?: Readonly<Record<string, string>> }) {
  const address = fillAddress(template, values);
  const inner = innerAddress(address);
  if (inner !== null) return <AddressLink {...rest} to={inner} />;
  return <a {...rest} href={address} target="_blank" rel="noopener" />;
}
