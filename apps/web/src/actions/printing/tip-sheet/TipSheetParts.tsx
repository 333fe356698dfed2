import { headingOfTitles, type TipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { useState } from 'react';
import { Text } from '../../../ui/layout/primitives.tsx';
import styles from './TipSheetParts.module.css';

export function Points({ points }: Pick<TipSheetOutline, 'points'>) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points} aria-label="Selling points">
      {points.map((point) => (
        <li key={point} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  );
}

export function Quotes({ quotes }: Pick<TipSheetOutline, 'quotes'>) {
  if (quotes.length === 0) return null;
  return (
    <div className={styles.quotes}>
      {quotes.map(({ text, byline }) => (
        <blockquote key={text}>
          <p dir="auto">{text}</p>
          {byline && <footer dir="auto">{byline}</footer>}
        </blockquote>
      ))}
    </div>
  );
}

/** The author; without a photo if it cannot be loaded, as for accounts where there is none (G-837). */
export function Person({ author, photo }: Pick<TipSheetOutline, 'author'> & { photo: string | null }) {
  const { name, place, about } = author;
  const [isMissing, setMissing] = useState(false);
  const hasPhoto = photo !== null && !isMissing;
  if (!about && !place && !hasPhoto) return null;
  return (
    <section className={styles.part}>
      <h3>About the author</h3>
      <div className={styles.person}>
        {hasPhoto && <img src={photo} alt={name} onError={() => setMissing(true)} />}
        <div>
          <Text dir="auto" as="p" strong>
            {name}
          </Text>
          {place && (
            <p dir="auto" className={styles.quiet}>
              {place}
            </p>
          )}
          <p dir="auto">{about}</p>
        </div>
      </div>
    </section>
  );
}

export function Highlights({ highlights }: Pick<TipSheetOutline, 'highlights'>) {
  if (highlights.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>Publicity and marketing</h3>
      {highlights.map(({ label, text }) => (
        <p key={label} dir="auto" className={styles.highlight}>
          <strong>{label}.</strong> {text}
        </p>
      ))}
    </section>
  );
}

type TitlesProps<Titles extends keyof TipSheetOutline> = {
  titles: TipSheetOutline[Titles];
  /** How many there are: the page may have fewer. */
  all: number;
};

export function Comparable({ titles, all }: TitlesProps<'comparable'>) {
  if (titles.length === 0) return null;
  const hasSales = titles.some(({ sales }) => sales);
  const hasPrices = titles.some(({ price }) => price);
  return (
    <section className={styles.part}>
      <h3>{headingOfTitles('Comparable titles', titles, all)}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Title</th>
            <th>Author</th>
            <th>ISBN</th>
            {hasPrices && (
              <Text as="th" nowrap numbers className={styles.number}>
                Price
              </Text>
            )}
            {hasSales && (
              <Text as="th" nowrap numbers className={styles.number}>
                Net sales
              </Text>
            )}
          </tr>
        </thead>
        <tbody>
          {titles.map(({ title, author, isbn, price, sales }) => (
            <tr key={`${isbn} ${title}`}>
              <td dir="auto">{title}</td>
              <td dir="auto">{author}</td>
              <Text as="td" nowrap numbers>
                {isbn}
              </Text>
              {hasPrices && (
                <Text as="td" nowrap numbers className={styles.number}>
                  {price}
                </Text>
              )}
              {hasSales && (
                <Text as="td" nowrap numbers className={styles.number}>
                  {sales}
                </Text>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Works({ titles, all }: TitlesProps<'works'>) {
  if (all === 0) return null;
  return (
    <section className={styles.works}>
      <h3>{headingOfTitles('Other works', titles, all)}</h3>
      {titles.length > 0 && (
        <ul>
          {titles.map(({ title, isbn }) => (
            <li key={isbn}>
              <span dir="auto">{title}</span>
              <Text nowrap numbers>
                {isbn}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
