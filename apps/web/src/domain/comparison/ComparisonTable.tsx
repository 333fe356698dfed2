import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { compareTitles } from '@titlenet/catalogue/comparison/compare-titles';
import type { Audience } from '@titlenet/catalogue/field';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type ComponentType, Fragment } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import { PaperCover } from '../covers/PaperCover.tsx';
import { Pieces } from '../sheet/Pieces.tsx';
import type { TitleKey } from '../sheet/use-title.ts';
import styles from './ComparisonTable.module.css';

/** A title with its bar. */
export interface TitleWithBar {
  readonly key: TitleKey;
  readonly bar: TitleBar;
}

/** Companies may have titles of the same id. */
const nameOfKey = ({ companyCode, productId }: TitleKey): string => `${companyCode}:${productId}`;

/** @param audience readers of a page on paper, which has no links; undefined on screen */
function TitleHeading({ bar, audience }: { bar: TitleBar; audience: Audience | undefined }) {
  return (
    <th scope="col">
      <PaperCover title={bar} audience={audience ?? 'internal'} className={styles.cover} />
      {audience === undefined ? (
        <AddressLink to={titleSheetAddress(bar)}>
          <bdi>{bar.title}</bdi>
        </AddressLink>
      ) : (
        <bdi>{bar.title}</bdi>
      )}
      <Text numbers block regular>
        {bar.isbn}
      </Text>
    </th>
  );
}

interface ComparisonTableProps {
  titles: readonly TitleWithBar[];
  isDifferencesOnly: boolean;
  /** On paper and in files: the readers, and how cells are shown, without links. A screen shows all facts. */
  onPaper?: { readonly audience: Audience; readonly Cell: ComponentType<{ pieces: readonly Piece[] }> };
}

/** The facts of title bars, one column per title; rows in which the titles differ are marked. */
export function ComparisonTable({ titles, isDifferencesOnly, onPaper }: ComparisonTableProps) {
  const Cell = onPaper?.Cell ?? Pieces;
  const groups = compareTitles(
    titles.map(({ bar }) => bar),
    onPaper?.audience,
  )
    .map(({ label, rows }) => ({ label, rows: rows.filter((row) => row.isDifferent || !isDifferencesOnly) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.scroll} {...useSidewaysScrolling('Facts')}>
      <table className={styles.table} aria-label="Comparison of titles">
        <thead>
          <tr>
            <td />
            {titles.map(({ key, bar }) => (
              <TitleHeading key={nameOfKey(key)} bar={bar} audience={onPaper?.audience} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ label, rows }) => (
            <Fragment key={label}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={titles.length + 1}>
                  {label}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name} data-different={row.isDifferent || undefined}>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((pieces, index) => (
                    <td key={titles[index] && nameOfKey(titles[index].key)}>
                      {pieces.length > 0 && <Cell pieces={pieces} />}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
