import { Button } from '@mantine/core';
import type { PackOperation } from '@titlenet/contract/pack-changes';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { changeText } from './change-text.ts';
import styles from './Packs.module.css';
import type { PackEdit } from './use-pack-edit.ts';

type Refused = PackEdit['refused'][number];

/** The operation that stores a refused text; null if the field is none that is set by its text alone. */
function operationOf({ part, id, field, text }: Refused): PackOperation | null {
  if (part === 'title' && id !== null && (field === 'internalNote' || field === 'accountsNote'))
    return { kind: 'setTitle', id, set: { [field]: text } };
  if (part === 'section' && id !== null && field === 'heading')
    return { kind: 'setSection', id, set: { heading: text } };
  if (part === 'pack' && (field === 'name' || field === 'meeting')) return { kind: 'setPack', set: { [field]: text } };
  return null;
}

function RefusedText({ change, edit }: { change: Refused; edit: PackEdit }) {
  const operation = operationOf(change);
  return (
    <li>
      <p>{changeText(change)} meanwhile, so that yours is not stored. Yours is:</p>
      <Text as="blockquote" breaks measure className={styles.quote} dir="auto">
        {change.text === '' ? 'blank' : change.text}
      </Text>
      {operation && (
        <Button variant="default" size="compact-sm" onClick={() => void edit.editing.edit(operation)}>
          Use this text
        </Button>
      )}
    </li>
  );
}

/** What others have changed in the pack while the user had it open [PACK-16]. */
export function ChangeNotice({ edit }: { edit: PackEdit }) {
  const { others, refused } = edit;
  const hasNotice = others.length + refused.length > 0;
  const isRefused = new Set(refused.map(({ part, id, field }) => `${part} ${id} ${field}`));
  return (
    // Always present, so that screen readers announce what appears in it.
    <div role="status" className={hasNotice ? styles.notice : 'visually-hidden'}>
      {hasNotice && (
        <>
          <Row gap={16} align="center" justify="between">
            <h3>Changed by others</h3>
            <Button variant="default" size="compact-sm" onClick={() => edit.editing.closeNotice()}>
              Close
            </Button>
          </Row>
          <ul className={styles.plainList}>
            {refused.map((change) => (
              <RefusedText key={`${change.part} ${change.id} ${change.field}`} change={change} edit={edit} />
            ))}
            {others
              .filter(({ part, id, field }) => !isRefused.has(`${part} ${id} ${field}`))
              .map((change) => (
                <li key={`${change.part} ${change.id} ${change.field} ${change.at}`}>{changeText(change)}</li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}
