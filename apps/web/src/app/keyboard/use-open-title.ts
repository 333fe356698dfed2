import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOfIsbn } from '@titlenet/contract/isbn';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';

/** Goes to the sheet of an ISBN, in whichever company of the person has it. Throws what to say where none has. */
export function useOpenTitle(): (isbn: string) => Promise<void> {
  const goTo = useGoTo();
  return async (isbn) => {
    const companyCode = await callApi(companyOfIsbn, { params: { isbn } }, { blocking: false });
    if (companyCode === null) throw new Error(`No title with the ISBN ${isbn} was found.`);
    // The server finds a title by its ISBN too: the product id need not be known.
    goTo(titleSheetAddress({ companyCode, productId: null, isbn }));
  };
}
