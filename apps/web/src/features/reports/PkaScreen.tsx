import { useQueries } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { useEffect } from 'react';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { type ReportKey, reportQuery } from '../../domain/reports/report-query.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { fillAddress, innerAddress } from '../../ui/address/configured-address.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { ReportTitleBar } from './ReportTitleBar.tsx';
import { HelpForThisReport, PrintableLink } from './ReportTools.tsx';
import { type ReportAddress, readReportAddress } from './report-address.ts';
import { useReportCompany } from './use-report-company.ts';
import { useReportTitleBar } from './use-report-title-bar.ts';

const heading = 'Projections and Key Accounts';

/** US before Canada, projections before key accounts; Canada is not offered on the HCCP site (PERM-26). */
function reportsOf({ companyCode }: ReportKey) {
  return projectionReports.filter(
    (report) => hasReport(report, companyCode) && !(isHccpSite() && report.stored.region === 'ca'),
  );
}

function LoadedPka({ title, address }: { title: ReportKey; address: ReportAddress }) {
  const { isPrintable } = address;
  const { shown, imageURL } = useReportTitleBar(title, address);
  const definitions = reportsOf(title);
  const queries = useQueries({ queries: definitions.map((definition) => reportQuery(definition, title)) });
  if (queries.some(({ isPending }) => isPending)) return <h1 className="visually-hidden">{heading}</h1>;
  const outlines = definitions.flatMap((definition, index) => {
    const report = queries[index]!.data;
    return report?.header ? [reportOutline(definition, { ...report, header: report.header }, title.companyCode)] : [];
  });
  const failed = queries.filter(({ isError }) => isError);
  const isUnknown = queries.some(({ data }) => data === null);
  return (
    <div className={styles.page}>
      {outlines.length > 0 && <h1 className="visually-hidden">{heading}</h1>}
      {shown && <ReportTitleBar title={title} bar={shown} imageURL={imageURL} />}
      {!isPrintable && (
        <div className={styles.tools}>
          {outlines.length > 0 && <PrintableLink report="pka" query={{ ...title }} />}
          <HelpForThisReport report="pka" />
        </div>
      )}
      {failed.length > 0 && (
        <LoadErrorPanel
          failure="network"
          isAlone={outlines.length === 0}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {outlines.length === 0 && failed.length === 0 && (
        <ReportNotFound heading={heading} isbn={title.isbn} code={title.companyCode} isTitleUnknown={isUnknown} />
      )}
      {outlines.map((outline) => (
        <ReportView key={outline.definition.name} outline={outline} level={2} isPaper={isPrintable} />
      ))}
    </div>
  );
}

function NativePka({ address }: { address: ReportAddress }) {
  const companyCode = useReportCompany(address);
  if (companyCode === undefined) return <h1 className="visually-hidden">{heading}</h1>;
  if (companyCode === null || address.isbn === '') {
    return <ReportNotFound heading={heading} isbn={address.isbn} code={address.code} isTitleUnknown />;
  }
  return <LoadedPka title={{ companyCode, isbn: address.isbn }} address={address} />;
}

/** Leaves this page for the configured one. */
function Leave({ href }: { href: string }) {
  const goTo = useGoTo();
  useEffect(() => {
    const inner = innerAddress(href);
    if (inner === null) window.location.replace(href);
    else goTo(inner, { replace: true });
  });
  return <h1 className="visually-hidden">{heading}</h1>;
}

/**
 * The projections and the key accounts of a title, one below the other (G-39); an installation may have a page of its
 * own, to which this one then leads (ROUTE-016).
 */
export function PkaScreen() {
  const location = useLocation();
  const { links } = useConfiguration();
  const address = readReportAddress(location);
  const access = usePermissions();
  if (address.company && !access.companies.includes(address.company.code)) {
    return <Navigate to="/403" search={{}} replace />;
  }
  const isNative = innerAddress(links.pka)?.startsWith('/reports/pka') ?? false;
  if (isNative) return <NativePka key={location.address} address={address} />;
  return <Leave href={fillAddress(links.pka, { isbn: address.isbn, companyCode: address.code })} />;
}
