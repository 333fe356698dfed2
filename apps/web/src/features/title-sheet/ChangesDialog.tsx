import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import styles from './ChangesDialog.module.css';
import type { Change } from './use-changes.ts';

/** Characters of a value that tell what it was. */
const longest = 240;

/** A stored value in short: without its markup, which the sheet itself shows. */
function inShort(value: string | null): string {
  const text = (value ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** What imports changed of the title in the last weeks: when, which field, from what to what, by which file. */
export function ChangesDialog({ changes, onClose }: { changes: readonly Change[]; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Changes of the last 30 days" size={880}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Changed', 'Field', 'Before', 'After', 'Source'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td>{change.day}</td>
              <td>{change.label}</td>
              <td>{inShort(change.oldValue)}</td>
              <td>{inShort(change.newValue)}</td>
              <td>{change.feed?.fileName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
