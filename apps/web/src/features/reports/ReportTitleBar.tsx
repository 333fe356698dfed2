import { downloadCoverAddress, titleSheetAddress } from '@titlenet/catalogue/addresses';
import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { coverWidths } from '@titlenet/catalogue/constants';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatMoney } from '@titlenet/catalogue/formatting/money';
import { displayName } from '@titlenet/catalogue/text/names';
import type { RevertedTitleBar } from '@titlenet/contract/reverted-title-bar';
import { coverAddress } from '../../domain/covers/picture-address.ts';
import type { FactsAbove } from '../../domain/reports/facts-above.ts';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import styles from './ReportTitleBar.module.css';

interface ReportTitleBarProps {
  title: ReportKey;
  bar: RevertedTitleBar;
  /** Address of the cover in the title's record. */
  imageURL?: string | null;
  /** On paper too, where the report below it does not repeat its facts either. */
  isPrinted?: boolean;
}

const dateText = (date: string | null) => formatDate(date, 'MM/dd/yyyy');
const priceText = (bar: RevertedTitleBar, companyCode: CompanyCode) =>
  formatMoney(bar.listPrice, companyOf(companyCode).currency).text;

/** What the title bar shows, by names of the report's header, so that the report below it does not repeat it (G-363). */
export const factsOfBar = (bar: RevertedTitleBar, companyCode: CompanyCode): FactsAbove =>
  new Map([
    ['title', bar.title],
    ['author', displayName(bar.author ?? '')],
    ['isbn', bar.isbn],
    ['price', priceText(bar, companyCode)],
    ['onSaleDate', dateText(bar.onSaleDate)],
    ['pubDate', dateText(bar.pubDate)],
  ]);

/** Title bar of a report: small cover, names, dates, numbers, price (REPORT-02, REPORT-06 to REPORT-13). */
export function ReportTitleBar({ title, bar, imageURL = null, isPrinted = false }: ReportTitleBarProps) {
  const { pictures } = useConfiguration();
  const { companyCode } = title;
  // A label without a value goes: titles of 979 have no ISBN10.
  const facts = [
    ['On Sale Date', dateText(bar.onSaleDate)],
    ['Pub Date', dateText(bar.pubDate)],
    ['ISBN', bar.isbn],
    ['ISBN10', bar.isbn10 ?? ''],
    ['List Price', priceText(bar, companyCode)],
  ].filter(([, text]) => text !== '');
  return (
    <Row
      as="section"
      panel
      gap={16}
      pad="12 16"
      className={styles.bar}
      aria-label="Title"
      data-printed={isPrinted || undefined}
    >
      <AddressLink
        to={downloadCoverAddress({ isbn: bar.isbn, companyCode, imageURL })}
        target="_blank"
        className={styles.cover}
        data-screen-only
        aria-label={`Cover of ${bar.title}, opens a new tab`}
      >
        <FallbackPicture
          source={coverAddress(pictures, { companyCode, isbn: bar.isbn }, coverWidths.thumbnail)}
          alt=""
        />
      </AddressLink>
      <Text as="div" shrink>
        <Text as="p" text="title" breaks className={styles.title}>
          <AddressLink to={titleSheetAddress({ companyCode, productId: null, isbn: bar.isbn })}>
            <bdi>{bar.title}</bdi>
          </AddressLink>
        </Text>
        {bar.author && <p dir="auto">{displayName(bar.author)}</p>}
        <Row as="dl" wrap className={styles.facts}>
          {facts.map(([label, text]) => (
            <Row gap={8} align="baseline" key={label}>
              <Text as="dt" text="label" tone="muted">
                {label}
              </Text>
              <dd>{text}</dd>
            </Row>
          ))}
        </Row>
      </Text>
    </Row>
  );
}
