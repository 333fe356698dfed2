import { Navigate } from '@tanstack/react-router';
import { findCompany } from '@titlenet/catalogue/companies';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { useMemo } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { printableOptionsOf } from '../../domain/sheet/printable-options.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { TitleSheetPage } from './TitleSheetPage.tsx';

/**
 * The sheet of a title in its company's layout. A company that the user may not access redirects to 403 [SHEET-057]; an
 * unknown company or missing id shows the error panel without a call (G-24) [SHEET-058, SHEET-059].
 */
export function TitleSheetScreen() {
  const { params, query, address } = useLocation();
  const access = usePermissions();
  const company = findCompany(queryValue(query, 'companyCode'));
  const { productId = '' } = params;
  const download = useMemo<OutlineOptions | null>(
    () => (queryValue(query, 'isDownload') === 'true' ? { medium: 'download', ...printableOptionsOf(query) } : null),
    [query],
  );
  if (company && !access.companies.includes(company.code)) return <Navigate to="/403" search={{}} replace />;
  if (!company || !/^\d{1,13}$/.test(productId)) return <LoadErrorPanel failure="missing" isAlone />;
  return (
    <TitleSheetPage
      key={address}
      download={download}
      title={{ companyCode: company.code, productId }}
      address={address}
    />
  );
}
