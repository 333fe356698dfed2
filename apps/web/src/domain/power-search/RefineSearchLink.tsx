import type { ComponentPropsWithRef } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { refineAddress, useSearchFromLocation } from './power-search-addresses.ts';

/** Link from a result to its form, filled with the criteria of the address [GRID-040]. */
export function RefineSearchLink({ children = 'Refine Search', ...rest }: ComponentPropsWithRef<'a'>) {
  const { form, values } = useSearchFromLocation();
  return (
    <AddressLink {...rest} to={refineAddress(form, values)}>
      {children}
    </AddressLink>
  );
}
