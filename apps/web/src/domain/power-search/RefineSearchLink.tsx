import type { ComponentPropsWithRef } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { refineAddress, useSearchFromLocation } from './power-search-addresses.ts';

/** The way back from a result to its form, filled with what was searched, also where the address came from others. */
export function RefineSearchLink({ children = 'Refine Search', ...rest }: ComponentPropsWithRef<'a'>) {
  const { form, values } = useSearchFromLocation();
  return (
    <AddressLink {...rest} to={refineAddress(form, values)}>
      {children}
    </AddressLink>
  );
}
