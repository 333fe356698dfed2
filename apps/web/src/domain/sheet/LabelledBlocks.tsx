import type { Fact, Keywords, Prose } from '@titlenet/catalogue/sheet/outline-blocks';
import { useState } from 'react';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { Collapsible } from './Collapsible.tsx';
import { Pieces } from './Pieces.tsx';
import { RichText } from './RichText.tsx';
import styles from './SheetSection.module.css';

/** Off-page keywords, with a switch to hide them if the layout has one. */
function KeywordList({ block }: { block: Keywords }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {block.canBeHidden && (
        <button
          type="button"
          className={styles.switch}
          data-screen-only
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'} {block.label}
        </button>
      )}
      {isShown && (
        <Row as="ul" gap={4} wrap above={4} className={styles.keywords}>
          {block.words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </Row>
      )}
    </>
  );
}

function Value({ block }: { block: Fact | Prose | Keywords }) {
  if (block.kind === 'fact') return <Pieces pieces={block.pieces} />;
  if (block.kind === 'keywords') return <KeywordList block={block} />;
  return (
    <Collapsible label={block.label}>
      <RichText text={block.text} isHtml={block.isHtml} />
    </Collapsible>
  );
}

interface LabelledBlocksProps {
  blocks: readonly (Fact | Prose | Keywords)[];
  /** Name of the section. */
  section: string;
}

/** Labels with their values. */
export function LabelledBlocks({ blocks, section }: LabelledBlocksProps) {
  return (
    <Stack as="dl" narrows className={styles.list}>
      {blocks.map((block) => (
        <div key={block.name} className={styles.pair} data-kind={block.kind}>
          <dt>
            {block.label}
            <ChangeMark section={section} fields={[block.name]} label={block.label} />
          </dt>
          <dd>
            <Value block={block} />
          </dd>
        </div>
      ))}
    </Stack>
  );
}
