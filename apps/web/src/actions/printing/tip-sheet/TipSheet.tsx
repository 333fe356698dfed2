import type { Audience } from '@titlenet/catalogue/field';
import { missingCoverText } from '@titlenet/catalogue/rules/missing-cover';
import type { LabelledText } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { TipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { Column, Grid, Row, Text } from '../../../ui/layout/primitives.tsx';
import { RunPage } from '../../../ui/paper/RunPage.tsx';
import { titlePartName } from '../sheet-parts.ts';
import { Barcode } from './Barcode.tsx';
import styles from './TipSheet.module.css';
import { Comparable, Highlights, Person, Points, Quotes, Works } from './TipSheetParts.tsx';
import phone from './TipSheetPhone.module.css';

/** What a tip sheet has besides the title: pictures, and the foot of its page. */
export interface TipSheetFrame {
  /** Addresses of pictures, of the product or `data:`; null for none. */
  readonly cover: string | null;
  readonly photo: string | null;
  readonly audience: Audience;
  /** How to order; of the installation, or of the company. */
  readonly orders: string;
  /** Day of printing, in words. */
  readonly printedOn: string;
  /** Position in the run, from 1, and the number of its sheets. */
  readonly page: number;
  readonly pages: number;
  /** Name of its part in a run of other pages, whose page stands in the foot. */
  readonly partName?: string;
}

function FactBox({ facts }: { facts: readonly LabelledText[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.box} data-facts>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ details }: { details: readonly LabelledText[] }) {
  if (details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The cover in a box of the outline's height; without one, or if it cannot be loaded, the title on a plain board. */
function Cover({ outline, frame: { cover, audience } }: { outline: TipSheetOutline; frame: TipSheetFrame }) {
  const [isMissing, setMissing] = useState(false);
  const missingText = missingCoverText(audience);
  return (
    <Row className={styles.cover} style={{ height: `${outline.coverHeight}mm` }}>
      {cover && !isMissing ? (
        <img
          src={cover}
          alt={`Cover of ${outline.title}`}
          data-missing={missingText ?? undefined}
          onError={() => setMissing(true)}
        />
      ) : (
        <Column justify="between" wide className={styles.board}>
          {missingText && <small>{missingText}</small>}
          <span dir="auto" aria-hidden>
            {outline.title}
          </span>
          <small dir="auto" aria-hidden>
            {outline.credits}
          </small>
        </Column>
      )}
    </Row>
  );
}

function Head({ outline }: { outline: TipSheetOutline }) {
  const { title, subtitle, credits, keynote, hasLongTitle } = outline;
  return (
    <header className={styles.head}>
      <h2 dir="auto" data-long={hasLongTitle || undefined}>
        {title}
      </h2>
      {subtitle && (
        <p dir="auto" className={styles.subtitle}>
          {subtitle}
        </p>
      )}
      {credits && (
        <p dir="auto" className={styles.credits}>
          {credits}
        </p>
      )}
      {keynote && (
        <p dir="auto" className={styles.keynote}>
          {keynote}
        </p>
      )}
    </header>
  );
}

const Description = ({ paragraphs }: { paragraphs: readonly string[] }) =>
  paragraphs.length === 0 ? null : (
    <div className={styles.description}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );

function Foot({ imprint, frame }: { imprint: string; frame: TipSheetFrame }) {
  const { audience, orders, printedOn, page, pages, partName } = frame;
  return (
    <Row as="footer" justify="between" className={styles.foot}>
      <Text dir="auto" strong cut className={styles.imprint}>
        {imprint}
      </Text>
      <Text dir="auto" grow shrink className={styles.orders}>
        {orders}
      </Text>
      <span>
        {audience === 'internal' && <strong className={styles.internal}>Internal · </strong>}
        Printed {printedOn}
        {partName ? <RunPage name={partName} /> : ` · page ${page} of ${pages}`}
      </span>
    </Row>
  );
}

interface TipSheetProps {
  outline: TipSheetOutline;
  frame: TipSheetFrame;
  /** True if its texts are shortened for the page: a phone shows it in one column then. */
  isFitted: boolean;
  ref?: Ref<HTMLElement>;
}

/** The page of a title: cover and facts beside the texts, or for few words one column in larger type. */
export function TipSheet({ outline, frame, isFitted, ref }: TipSheetProps) {
  const { layout, type } = outline;
  const style = {
    '--tip-size': `${type.size}pt`,
    '--tip-leading': `${type.leading}pt`,
    '--tip-gap': `${outline.gap}mm`,
    // React's type of styles has no custom properties.
  } as CSSProperties;
  const cover = <Cover outline={outline} frame={frame} />;
  const facts = <FactBox facts={outline.box} />;
  const barcode = <Barcode barcode={outline.barcode} />;
  const texts: ReactNode = (
    <>
      <Points points={outline.points} />
      <Description paragraphs={outline.description} />
      <Quotes quotes={outline.quotes} />
      <Person author={outline.author} photo={frame.photo} />
      <Highlights highlights={outline.highlights} />
      <Comparable titles={outline.comparable} all={outline.allComparable} />
    </>
  );
  return (
    <article
      ref={ref}
      id={frame.partName ?? titlePartName(frame.page - 1)}
      className={`${styles.sheet} ${phone.sheet}`}
      aria-label={outline.title}
      data-layout={layout}
      data-fitted={isFitted || undefined}
      style={style}
    >
      {layout === 'columns' ? (
        <Grid grow className={styles.columns}>
          <Text as="div" shrink data-column>
            {cover}
            {facts}
            {barcode}
            <Details details={outline.details} />
            <Works titles={outline.works} all={outline.allWorks} />
          </Text>
          <Column shrink className={styles.right} data-column>
            <Head outline={outline} />
            {texts}
          </Column>
        </Grid>
      ) : (
        <Column justify="between" grow className={styles.poster} data-column>
          <Grid align="end" className={styles.front}>
            {cover}
            <Head outline={outline} />
          </Grid>
          <div className={styles.posterTexts}>{texts}</div>
          <Grid align="end" className={styles.posterFacts}>
            <div>
              {facts}
              {barcode}
            </div>
            <div>
              <Details details={outline.details} />
              <Works titles={outline.works} all={outline.allWorks} />
            </div>
          </Grid>
        </Column>
      )}
      <Foot imprint={outline.imprint} frame={frame} />
    </article>
  );
}
