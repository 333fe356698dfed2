import { useQueries } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { noSuchReport } from '@titlenet/catalogue/reports/report-messages';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { hasReport, isOfferedOn } from '@titlenet/catalogue/reports/reports';
import { useEffect } from 'react';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import type { FactsAbove } from '../../domain/reports/facts-above.ts';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { reportPart } from '../../domain/reports/report-part.ts';
import { type ReportKey, reportQuery } from '../../domain/reports/report-query.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { fillAddress, innerAddress } from '../../ui/address/configured-address.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { Panel } from '../../ui/layout/primitives.tsx';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import type { PaperPart } from '../../ui/paper/paper-part.ts';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { factsOfBar, ReportTitleBar } from './ReportTitleBar.tsx';
import { HelpForThisReport, PrintableLink } from './ReportTools.tsx';
import { type ReportAddress, readReportAddress } from './report-address.ts';
import { useReportCompany } from './use-report-company.ts';
import { useReportTitleBar } from './use-report-title-bar.ts';

const heading = 'Projections and Key Accounts';

/** The projection and key-account reports that titles of a company have on this site. */
const reportsOf = (companyCode: string) =>
  projectionReports.filter(
    (definition) =>
      hasReport(definition, companyCode) && isOfferedOn({ region: definition.stored.region }, { isHccp: isHccpSite() }),
  );

const partNameOf = ({ name }: ReportDefinition) => `report-${name}`;

/** The pages of the reports that the title has. */
const partsOf = (definitions: readonly ReportDefinition[], reports: readonly (Loaded | undefined)[]): PaperPart[] =>
  definitions.flatMap((definition, index) => {
    const header = reports[index]?.header;
    if (!header) return [];
    const { title, isbn } = header;
    return reportPart(partNameOf(definition), { title: String(title ?? ''), isbn: String(isbn ?? ''), definition });
  });

interface ReportPartProps {
  definition: ReportDefinition;
  title: ReportKey;
  report: Loaded;
  isPaper: boolean;
  factsAbove: FactsAbove | undefined;
}

function ReportPart({ definition, title, report, isPaper, factsAbove }: ReportPartProps) {
  if (!report?.header) {
    return (
      <Panel pad={16} className={styles.missing} aria-label={definition.heading}>
        <h2>{definition.heading}</h2>
        <p>{noSuchReport}</p>
      </Panel>
    );
  }
  const outline = reportOutline(definition, { ...report, header: report.header }, title.companyCode);
  return (
    <ReportView
      outline={outline}
      level={2}
      isPaper={isPaper}
      factsAbove={factsAbove}
      isAboveScreenOnly
      partName={partNameOf(definition)}
    />
  );
}

type Loaded = Awaited<ReturnType<NonNullable<ReturnType<typeof reportQuery>['queryFn']>>>;

/** The frame of the printed pages of both reports. */
function PkaFrame(loaded: { definitions: readonly ReportDefinition[]; reports: readonly (Loaded | undefined)[] }) {
  const parts = partsOf(loaded.definitions, loaded.reports);
  const counted = useCountedPages(parts, true);
  const [first] = parts;
  return first ? <PaperFrame parts={parts} counted={counted} documentTitle={`${first.head} ${heading}`} /> : null;
}

/** The projections and key accounts of one title, one below the other (G-39). */
function PkaReports({ title, address }: { title: ReportKey; address: ReportAddress }) {
  const { isPrintable } = address;
  const { shown, imageURL } = useReportTitleBar(title, address);
  const definitions = reportsOf(title.companyCode);
  // Without a report of its own, the company still says whether it has the title.
  const requested = definitions.length > 0 ? definitions : projectionReports.slice(0, 1);
  const results = useQueries({ queries: requested.map((definition) => reportQuery(definition, title)) });
  if (results.some(({ isError }) => isError)) {
    const retry = () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    };
    return <LoadErrorPanel failure="network" isAlone onRetry={retry} />;
  }
  if (results.some(({ isPending }) => isPending)) return <h1 className="visually-hidden">{heading}</h1>;
  const isTitleUnknown = results.every(({ data }) => data === null);
  if (isTitleUnknown || definitions.length === 0) {
    return (
      <ReportNotFound
        heading={heading}
        isbn={title.isbn}
        code={title.companyCode}
        isTitleUnknown={isTitleUnknown}
        isAlone
      />
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.headingLine} data-screen-only>
        <h1 className={isPrintable ? 'visually-hidden' : undefined}>{heading}</h1>
        {!isPrintable && (
          <div className={styles.tools} data-screen-only>
            <PrintableLink report="pka" query={{ ...title }} />
            <HelpForThisReport report="pka" />
          </div>
        )}
      </div>
      <PkaFrame definitions={definitions} reports={results.map(({ data }) => data)} />
      {shown && <ReportTitleBar title={title} bar={shown} imageURL={imageURL} />}
      {definitions.map((definition, index) => (
        <ReportPart
          key={definition.name}
          definition={definition}
          title={title}
          report={results[index]?.data ?? null}
          isPaper={isPrintable}
          factsAbove={shown ? factsOfBar(shown, title.companyCode) : undefined}
        />
      ))}
    </div>
  );
}

function PkaOfCompany({ address }: { address: ReportAddress }) {
  const companyCode = useReportCompany(address);
  if (companyCode === undefined) return <h1 className="visually-hidden">{heading}</h1>;
  if (companyCode === null || address.isbn === '') {
    return <ReportNotFound heading={heading} isbn={address.isbn} code={address.code} isTitleUnknown isAlone />;
  }
  return <PkaReports title={{ companyCode, isbn: address.isbn }} address={address} />;
}

/** Redirects to the configured site. */
function LeaveFor({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href]);
  return <h1 className="visually-hidden">{heading}</h1>;
}

/** Projections and key accounts: the configured site if there is one, else a page of the product (ROUTE-016). */
export function PkaScreen() {
  const location = useLocation();
  const { links } = useConfiguration();
  const access = usePermissions();
  const address = readReportAddress(location);
  if (innerAddress(links.pka)?.startsWith(location.path) !== true) {
    return <LeaveFor href={fillAddress(links.pka, { isbn: address.isbn, companyCode: address.code })} />;
  }
  if (address.company && !access.companies.includes(address.company.code)) {
    return <Navigate to="/403" search={{}} replace />;
  }
  return <PkaOfCompany key={location.address} address={address} />;
}
