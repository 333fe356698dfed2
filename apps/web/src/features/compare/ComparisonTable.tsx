import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { compareTitles } from '@titlenet/catalogue/comparison/compare-titles';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import { Fragment } from 'react';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import styles from './Compare.module.css';
import type { ComparedTitle } from './use-compared-titles.ts';

function TitleHeading({ bar }: Pick<ComparedTitle, 'bar'>) {
  const { pictures } = useConfiguration();
  return (
    <th scope="col">
      {hasPicture(bar.isbn) && (
        <FallbackPicture source={thumbnailAddress(pictures, bar)} alt="" className={styles.cover} />
      )}
      <AddressLink to={titleSheetAddress(bar)}>
        <bdi>{bar.title}</bdi>
      </AddressLink>
      <span className={styles.isbn}>{bar.isbn}</span>
    </th>
  );
}

interface ComparisonTableProps {
  titles: readonly ComparedTitle[];
  isDifferencesOnly: boolean;
}

/** The facts of title bars, one column per title; rows in which the titles differ are marked. */
export function ComparisonTable({ titles, isDifferencesOnly }: ComparisonTableProps) {
  const groups = compareTitles(titles.map(({ bar }) => bar))
    .map(({ label, rows }) => ({ label, rows: rows.filter((row) => row.isDifferent || !isDifferencesOnly) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.scroll} {...useSidewaysScrolling('Facts')}>
      <table className={styles.table} aria-label="Comparison of titles">
        <thead>
          <tr>
            <td />
            {titles.map(({ key, bar }) => (
              <TitleHeading key={`${key.companyCode}:${key.productId}`} bar={bar} />
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
                    <td key={titles[index]?.key.productId}>
                      {pieces.length > 0 ? <Pieces pieces={pieces} /> : <span className={styles.none}>–</span>}
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
