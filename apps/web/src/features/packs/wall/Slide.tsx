import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatMoney } from '@titlenet/catalogue/formatting/money';
import { displayName } from '@titlenet/catalogue/text/names';
import type { PackTitle } from '@titlenet/contract/packs';
import { useLayoutEffect, useRef } from 'react';
import { Grid, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { AlternateLogo } from '../../../ui/pictures/AlternateLogo.tsx';
import { SalesBars } from './SalesBars.tsx';
import styles from './Slide.module.css';
import type { Wall, WallTitle } from './use-wall.ts';

/** Longer titles and keynotes have smaller letters, so that they fit. */
const LONG_TITLE = 70;
const LONG_KEYNOTE = 260;

/** '$24.99 · 03/03/2026 · Hardcover'. */
const factsOf = ({ companyCode, price, onSaleDate, format }: PackTitle): string =>
  [formatMoney(price, companyOf(companyCode).currency).text, onSaleDate && formatDate(onSaleDate, 'MM/dd/yyyy'), format]
    .filter(Boolean)
    .join(' · ');

/** Shows the element that was loaded when the wall was opened. */
function Cover({ image }: { image: HTMLImageElement | null | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!image || !element) return;
    element.append(image);
    return () => image.remove();
  }, [image]);
  return (
    <Stack ref={box} centered className={styles.cover}>
      {image === null && <AlternateLogo />}
    </Stack>
  );
}

interface SlideProps {
  wall: Wall;
  shown: WallTitle;
}

/** One title of the wall: cover, name, author, facts of the pack's day, keynote and the year's sales; no notes. */
export function Slide({ wall, shown: { title, section } }: SlideProps) {
  const keynote = wall.keynotes.get(title.id) ?? '';
  const sales = wall.sales.get(title.id);
  const hasSales = sales?.months.some((net) => net !== null);
  return (
    <Grid as="article" align="center" className={styles.slide}>
      <Cover image={wall.covers.get(title.id)} />
      <Stack shrink breaks className={styles.content}>
        {section && <p className={styles.section}>{section}</p>}
        <h1 className={styles.title} data-long={title.title.length > LONG_TITLE || undefined}>
          <bdi>{title.title}</bdi>
        </h1>
        {title.author && (
          <p className={styles.author}>
            <bdi>{displayName(title.author)}</bdi>
          </p>
        )}
        <Text as="p" tone="muted" numbers className={styles.facts}>
          {factsOf(title)}
        </Text>
        {title.productId === null && <p className={styles.gone}>This title does not exist any more.</p>}
        {keynote && (
          <p className={styles.keynote} data-long={keynote.length > LONG_KEYNOTE || undefined} dir="auto">
            {keynote}
          </p>
        )}
        {sales &&
          (hasSales ? (
            <SalesBars sales={sales} />
          ) : (
            <p className={styles.section}>
              No sales reported in {sales.year}, as of {formatDate(sales.asOf, 'M/d/yyyy')}.
            </p>
          ))}
      </Stack>
    </Grid>
  );
}
