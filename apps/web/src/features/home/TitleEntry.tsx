import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { displayName } from '@titlenet/catalogue/text/names';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../domain/covers/Thumbnail.tsx';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import styles from './HomeScreen.module.css';

interface TitleEntryProps {
  title: Pick<HomeTitle, 'companyCode' | 'productId' | 'isbn' | 'title' | 'author1'>;
  /** Facts below the author. */
  children?: ReactNode;
  /** False for a deleted title. */
  hasSheet?: boolean;
}

/** A title with its cover, as a link to its sheet. */
export function TitleEntry({ title, children, hasSheet = true }: TitleEntryProps) {
  const { pictures } = useConfiguration();
  const { author1 } = title;
  return (
    <li className={styles.title}>
      <span className={styles.cover}>
        <Thumbnail title={title} pictures={pictures} alt="" />
      </span>
      <span className={styles.facts}>
        {hasSheet ? (
          <AddressLink className={styles.name} to={titleSheetAddress(title)}>
            <bdi>{title.title}</bdi>
          </AddressLink>
        ) : (
          <bdi className={styles.name}>{title.title}</bdi>
        )}
        {author1 && <bdi>{displayName(author1)}</bdi>}
        {children && <span className={styles.muted}>{children}</span>}
      </span>
    </li>
  );
}
