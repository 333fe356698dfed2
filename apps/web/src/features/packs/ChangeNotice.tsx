import { Button } from '@mantine/core';
import type { PackOperation } from '@titlenet/contract/pack-changes';
import { changeText } from './change-text.ts';
import styles from './Packs.module.css';
import type { PackEdit } from './use-pack-edit.ts';

type Replaced = PackEdit['replaced'][number];

/** The operation that puts a replaced text back; null if the field is none that is set by its text alone. */
function backTo({ part, id, field, before }: Replaced): PackOperation | null {
  const text = before ?? '';
  if (part === 'title' && id !== null && (field === 'internalNote' || field === 'accountsNote'))
    return { kind: 'setTitle', id, set: { [field]: text } };
  if (part === 'section' && id !== null && field === 'heading')
    return { kind: 'setSection', id, set: { heading: text } };
  if (part === 'pack' && (field === 'name' || field === 'meeting')) return { kind: 'setPack', set: { [field]: text } };
  return null;
}

function ReplacedText({ change, edit }: { change: Replaced; edit: PackEdit }) {
  const operation = backTo(change);
  return (
    <li>
      <p>{changeText(change)}, and you have replaced it. It was:</p>
      <blockquote className={styles.quote} dir="auto">
        {change.before === '' ? 'blank' : change.before}
      </blockquote>
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
  const { others, replaced } = edit;
  const hasNotice = others.length + replaced.length > 0;
  const isReplaced = new Set(replaced.map(({ part, id, field }) => `${part} ${id} ${field}`));
  return (
    // Always present, so that screen readers announce what appears in it.
    <div role="status" className={hasNotice ? styles.notice : 'visually-hidden'}>
      {hasNotice && (
        <>
          <div className={styles.noticeHead}>
            <h3>Changed by others</h3>
            <Button variant="default" size="compact-sm" onClick={() => edit.editing.closeNotice()}>
              Close
            </Button>
          </div>
          <ul className={styles.plainList}>
            {replaced.map((change) => (
              <ReplacedText key={`${change.part} ${change.id} ${change.field}`} change={change} edit={edit} />
            ))}
            {others
              .filter(({ part, id, field }) => !isReplaced.has(`${part} ${id} ${field}`))
              .map((change) => (
                <li key={`${change.part} ${change.id} ${change.field} ${change.at}`}>{changeText(change)}</li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}
