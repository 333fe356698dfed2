import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOfIsbn } from '@titlenet/contract/isbn';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';

/**
 * Opens the sheet of an ISBN in the user's company that has it.
 *
 * @throws Error with a message for the user if none has it
 */
export function useOpenTitle(): (isbn: string) => Promise<void> {
  const goTo = useGoTo();
  return async (isbn) => {
    const companyCode = await callApi(companyOfIsbn, { params: { isbn } }, { blocking: false });
    if (companyCode === null) throw new Error(`No title with the ISBN ${isbn} was found.`);
    // The server also finds titles by ISBN, so the product id is not needed.
    goTo(titleSheetAddress({ companyCode, productId: null, isbn }));
  };
}
