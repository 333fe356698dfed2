import { Navigate } from '@tanstack/react-router';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { findReportDefinition } from '@titlenet/catalogue/reports/report-definitions';
import { weekDateFault } from '@titlenet/catalogue/reports/week-date';
import { usePermissions } from '../../domain/session/permissions.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';
import { LoadedReport } from './LoadedReport.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { type ReportAddress, readReportAddress } from './report-address.ts';
import { useReportCompany } from './use-report-company.ts';
import { NewestWeekLink } from './WeekLinks.tsx';

function ReportOfCompany({ definition, address }: { definition: ReportDefinition; address: ReportAddress }) {
  const companyCode = useReportCompany(address);
  if (companyCode === undefined) return <h1 className="visually-hidden">{definition.heading}</h1>;
  if (companyCode === null || address.isbn === '') {
    return (
      <ReportNotFound heading={definition.heading} isbn={address.isbn} code={address.code} isTitleUnknown isAlone />
    );
  }
  const fault =
    definition.isWeekly && address.date !== undefined
      ? weekDateFault(companyCode, address.date, companyDay(companyCode, new Date()))
      : null;
  if (fault !== null) return <WrongWeek heading={definition.heading} fault={fault} />;
  return <LoadedReport definition={definition} title={{ companyCode, isbn: address.isbn }} address={address} />;
}

/** In place of a weekly report whose address has a date that it cannot be of (G-344). */
function WrongWeek({ heading, fault }: { heading: string; fault: string }) {
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p role="alert">{fault}</p>
      <NewestWeekLink />
    </div>
  );
}

/**
 * One report of one title, alone or beside the sheet's sidebar. A company without access redirects to
 * 403, as on the sheet.
 */
export function ReportScreen() {
  const location = useLocation();
  const access = usePermissions();
  const address = readReportAddress(location);
  const definition = findReportDefinition(address.name);
  // Not shown at such an address, see `knownAddresses`.
  if (!definition) return null;
  if (address.company && !access.companies.includes(address.company.code)) {
    return <Navigate to="/403" search={{}} replace />;
  }
  // Another measure is another view of the same report.
  return (
    <ReportOfCompany key={JSON.stringify({ ...address, measure: '' })} definition={definition} address={address} />
  );
}

export const knownAddresses = {
  ReportScreen: (location: AppLocation) => findReportDefinition(readReportAddress(location).name) !== undefined,
};
