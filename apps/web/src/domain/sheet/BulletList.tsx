import type { Bullets } from '@titlenet/catalogue/sheet/outline-blocks';
import { Text } from '../../ui/layout/primitives.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { RichText } from './RichText.tsx';
import styles from './SheetSection.module.css';

interface BulletListProps {
  bullets: Bullets;
  /** Name of the section. */
  section: string;
  isExpanded: boolean;
  /** A label equal to the section's heading is omitted. */
  sectionLabel: string;
}

/** Quotes or other items: the first ones, or all of them [QUOTE-09]. */
export function BulletList({ bullets, section, isExpanded, sectionLabel }: BulletListProps) {
  const shown = isExpanded || bullets.shownFirst === null ? bullets.items.length : bullets.shownFirst;
  return (
    <div className={styles.block}>
      {bullets.label !== sectionLabel && <h3>{bullets.label}</h3>}
      <ChangeMark section={section} fields={[bullets.name]} label={bullets.label} />
      <ul className={bullets.shownFirst === null ? styles.bullets : styles.quotes} aria-label={bullets.label}>
        {bullets.items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no key, and their order is fixed
          <li key={index}>
            <RichText text={item.html} isHtml={item.isHtml} />
            {item.byline && (
              <Text dir="auto" as="div" text="label" tone="muted">
                {item.byline}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
