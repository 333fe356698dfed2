import type { ComponentPropsWithRef } from 'react';
import { AddressLink } from './AddressLink.tsx';
import { fillAddress, innerAddress } from './configured-address.ts';

/** A link whose address is a setting: inside the product in place, outside in a tab of its own (decision G-46). */
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
