import { isIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { Fact } from '@titlenet/catalogue/sheet/outline-blocks';
import { Suspense, useRef, useState } from 'react';
import { ChangeMark } from '../../domain/sheet/ChangeMark.tsx';
import { factsByValue, textOf } from '../../domain/sheet/header-parts.ts';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './IsbnLine.module.css';

const BarcodeDialog = lazyPart(async () => (await import('./BarcodeDialog.tsx')).BarcodeDialog);

/** Loads the ISBN ranges on the first use, because they are large. */
function useHyphens(isbns: readonly string[]) {
  const [hyphenated, setHyphenated] = useState<ReadonlyMap<string, string> | null>(null);
  const toggle = async () => {
    if (hyphenated) return setHyphenated(null);
    const { hyphenateIsbn } = await import('@titlenet/catalogue/isbn/isbn-hyphenation');
    setHyphenated(new Map(isbns.map((isbn) => [isbn, hyphenateIsbn(isbn)])));
  };
  return { isOn: hyphenated !== null, shown: (isbn: string) => hyphenated?.get(isbn) ?? isbn, toggle };
}

/**
 * The title's ISBNs, EAN and UPC with copy buttons, hyphens and barcode; those without a value are listed elsewhere.
 */
export function IsbnLine({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter((fact) => !fact.isBlank);
  const hyphens = useHyphens(given.map(textOf));
  const [isScanned, setScanned] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isbn13 = given.map(textOf).find((isbn) => isIsbn13(isbn));
  return (
    <div className={styles.line}>
      <dl className={styles.numbers}>
        {[...factsByValue(given)].map(([number, named]) => (
          <Row gap={8} align="center" key={number}>
            {named.map(({ name, label, fields }) => (
              <Text as="dt" text="label" tone="muted" key={name}>
                {label}
                <ChangeMark section="bar" fields={fields} label={label} />
              </Text>
            ))}
            <Row as="dd" gap={2} align="center">
              <span className={styles.number}>{hyphens.shown(number)}</span>
              <CopyButton text={hyphens.shown(number)} label={named[0]?.label ?? ''} />
            </Row>
          </Row>
        ))}
      </dl>
      {given.length > 0 && (
        <button
          type="button"
          className={styles.choice}
          data-screen-only
          aria-pressed={hyphens.isOn}
          onClick={hyphens.toggle}
        >
          Hyphens
        </button>
      )}
      {isbn13 && (
        <button
          ref={opener}
          type="button"
          className={styles.choice}
          data-screen-only
          aria-haspopup="dialog"
          onClick={() => setScanned(true)}
        >
          Barcode
        </button>
      )}
      {isbn13 && isScanned && (
        <Suspense>
          <BarcodeDialog
            isbn={isbn13}
            onClose={() => {
              setScanned(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
